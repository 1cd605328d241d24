/** Tests that the code follows `test/architecture/table.ts`, and that each rule detects a violation. */
import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { isNamedVaguely, repeatedFiles } from './architecture/banned-names';
import * as rules from './architecture/rules';
import type { Rule } from './architecture/rules';
import { exists, source, sources } from './architecture/sources';
import type { Source } from './architecture/sources';
import { unfinished } from './architecture/table';
import { dependsOnTime } from './architecture/waiting';
import {} from './e2e/labels';

const product = [...sources('src'), ...sources('elements')].filter(({ path }) => !path.endsWith('.d.ts'));
const tests = sources('test');
const all = [
  ...product,
  ...tests,
  ...sources('demo'),
  ...sources('.'),
  ...sources('src', /\.css$/),
  ...sources('demo', /\.css$/),
];

const isFinished = ({ path }: Source): boolean => !unfinished.some((folder) => path.startsWith(folder));

const broken = (rule: Rule, files: readonly Source[]): string[] =>
  files.flatMap((file) => rule(file).map((what) => `${file.path} ${what}`));

/** Each rule, its files, and a file that breaks it. */
const table: readonly [says: string, rule: Rule, files: readonly Source[], breaking: Source][] = [
  [
    'imports go downwards only',
    rules.importsUpwards,
    product,
    source('src/page/a.ts', "import { x } from '../http/csrf';"),
  ],
  [
    'what a server says knows nothing of the state, and the state nothing of the views',
    rules.importsUpwards,
    product,
    source('src/cart/wire/a.ts', "import type { x } from '../session/b';"),
  ],
  [
    'domains do not import each other',
    rules.importsUpwards,
    product,
    source('src/cart/a.ts', "import type { x } from '../search/b';"),
  ],
  [
    'fields and ui import only the decimals of http',
    rules.importsUpwards,
    product,
    source('src/fields/a.ts', "import { x } from '../http/csrf';"),
  ],
  [
    'views know declarations, not what fills them',
    rules.importsUpwards,
    product,
    source('src/cart/A.tsx', "import '../../elements/define/shop-cart';"),
  ],
  [
    'files without React import none with it',
    rules.importsReact,
    product,
    source('src/element/a.ts', "import {\n  x,\n} from './mount';"),
  ],
  [
    'packages keep to their places',
    rules.importsPackage,
    product,
    source('src/cart/a.ts', "import { createStore } from 'zustand/vanilla';"),
  ],
  [
    'layers touch only what is theirs',
    rules.touches,
    product,
    source('src/cart/A.tsx', "x = localStorage.getItem('a')"),
  ],
  ['HTML is never written as text', rules.touches, product, source('src/ui/A.tsx', 'root.innerHTML = title')],
  [
    'whoever reads price steps computes no price',
    rules.computesStepPrices,
    product.filter(({ path }) => !path.startsWith('src/tools/')),
    source('src/ui/a.ts', 'price_steps.map(({ net }) => times(net, quantity))'),
  ],
  ['the first line of a file says what the file does', rules.lacksPurpose, all, source('src/ui/a.ts', '// A file.\n')],
  ['no file is long', rules.isLong, all, source('src/ui/a.ts', '\n'.repeat(201))],
  ['a file’s name says something', rules.isNamedBadly, all, source('src/ui/utils.ts', '')],
  ['a file’s name is none that ad blockers know', rules.isNamedBadly, all, source('src/ui/banner.css', '')],
  [
    'a declared name tells what it holds',
    isNamedVaguely,
    all.filter(isFinished),
    source('src/ui/a.ts', 'const [said] = rows;'),
  ],
  [
    'Polish texts are in text.ts only',
    rules.isPolish,
    product.filter(({ path }) => path.startsWith('src/')),
    source('src/ui/A.tsx', "<p>{'Zapłać'}</p>"),
  ],
  [
    'nothing but what knows the kinds of carriers asks for one by its type or its name',
    rules.asksKind,
    [...product, ...sources('demo/server'), ...sources('src/php', /\.php$/)],
    source('src/cart/A.tsx', "carrier.type === 'parcelLocker'"),
  ],
  [
    'what is only of one kind of carriers is imported by its views',
    rules.asksKind,
    product,
    source('src/cart/steps/A.tsx', "import { locker } from '../session/kinds/locker';"),
  ],
  [
    'a test waits for a condition, not for a time',
    dependsOnTime,
    tests,
    source('test/e2e/a.test.ts', 'await page.waitForTimeout(400);'),
  ],
  [
    'no test selects its cases by the clock',
    dependsOnTime,
    tests,
    source('test/e2e/a.test.ts', 'const seed = Date.now() % 2 ** 31;'),
  ],
  [
    'nothing is a barrel',
    rules.isBarrel,
    all,
    source('src/ui/all.ts', "/** All. */\nexport { a } from './a';\nexport * from './b';\n"),
  ],
];

describe('the architecture', () => {
  it('is read from existing files', () => {
    expect(product.length).toBeGreaterThan(20);
    expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(50);
  });

  for (const [says, rule, files, breaking] of table) {
    // Parsing every file takes seconds on a busy machine.
    it(says, { timeout: 30_000 }, () => {
      expect(broken(rule, files)).toEqual([]);
      expect(rule(breaking), 'the negative control').not.toEqual([]);
    });
  }

  it('has no import cycles between folders of a domain', () => {
    expect(rules.circlesOfRooms(product)).toEqual([]);
    const circle = [
      source('src/cart/a/x.ts', "import { y } from '../b/y';"),
      source('src/cart/b/y.ts', "import type { z } from '../c/z';"),
      source('src/cart/c/z.ts', "import { x } from '../a/x';"),
    ];
    expect(rules.circlesOfRooms(circle), 'the negative control').toEqual(['src/cart/a', 'src/cart/b', 'src/cart/c']);
  });

  it('has no import cycles between files, even for types', () => {
    expect(rules.circlesOfFiles([...product, ...sources('demo')])).toEqual([]);
    const circle = [
      source('src/cart/a.ts', "import { b } from '../ui/b.ts';"),
      source('src/ui/b.ts', "import type { c } from './c.ts';"),
      source('src/ui/c.ts', "const a = await import('../cart/a.ts');"),
      source('src/ui/d.ts', "import { a } from '../cart/a.ts';"),
    ];
    expect(rules.circlesOfFiles(circle), 'the negative control').toEqual([
      'src/cart/a.ts',
      'src/ui/b.ts',
      'src/ui/c.ts',
    ]);
  });

  it('has no two files with the same meaningless name', () => {
    expect(repeatedFiles(all.filter(isFinished))).toEqual([]);
    const two = [source('src/a/write.ts', ''), source('src/b/write.ts', '')];
    expect(repeatedFiles(two), 'the negative control').toEqual(['src/a/write.ts', 'src/b/write.ts']);
  });

  it('has each unit test in the folder of the tested module', () => {
    const lost = sources('test/unit').filter(({ path }) => !exists(dirname(path).replace('test/unit', 'src')));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
