import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { readFile } from '../../../../src/quick/read/file';
import { readCode } from '../../../../src/quick/read/codes';
const D = '/work/shared/review/files/';
it('x', async () => {
  for (const f of ['04c-rok-liczba.xlsx','06a-ukryty-wiersz.xlsx','14-zera-wiodace.xlsx','16a-dwa-arkusze.xlsx','17a-komorki-bez-r.xlsx','17b-SharedStrings.xlsx','18b-REF.xlsx','18c-formaty.xlsx','09a-indeks-8-cyfr.csv','12a-iso-8859-2.csv','12c-utf8-ucieta-litera.csv','13a-ksef-tns-dzieci.xml','13c-ksef-zal-z-zamowieniem.xml','28-tabela-html.xls']) {
    const b = new Uint8Array(readFileSync(D + f));
    const r = await readFile({ size: b.length, arrayBuffer: async () => b.slice().buffer }).catch((e) => e);
    console.log(f, JSON.stringify(r.entries ?? String(r)), JSON.stringify(r.leftOut), r.isAdvance, r.table?.sheets.length);
  }
  for (const line of readFileSync(D + '24a-gs1.txt', 'utf8').trim().split('\n')) console.log(line, readCode(line));
  for (const line of ['(01)05904321009542(10)LOT42(30)12', ']C1010590432100954210LOT42\u001d305', ']d2010590432100954217270101', ']E05904321009542', ']Q3https://id.gs1.org/01/05904321009542/10/LOT?30=4', 'https://sklep.pl/01/05904321009542', '5904321009542 12', '9771234567898', '\u001d0105904321009542', '010590432100954210LOT42<GS>21SER', '04252614', '05904321009542','10000007','(02)05904321009542(37)24','A-1', '0105904321009542␝3012', '590-4321 009542'])
    console.log(JSON.stringify(line), JSON.stringify(readCode(line)));
});
