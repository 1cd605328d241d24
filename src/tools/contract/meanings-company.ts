/** Decides what the published contract says about the invoice's data and the company that a tax number finds. */
import { DAY } from './meanings-orders';

export const ofCompany: Readonly<Record<string, string>> = {
  'Cart.buyer':
    'Who buys, as the server knows it: a company, a sole trader outside their trade, or a consumer. Above 60 lines the summary folds the middle for a `company` only.',
  'Cart.department_phone': 'The branch’s phone number: who cannot order and has no adviser calls there.',
  'Cart.can_add_invoice_address': 'The buyer may give the invoice’s data: `new_address` may carry `nip` and `purpose`.',
  'NewAddress.nip':
    'The tax number, ten digits with a right check sum; left out if there is none. Only where the cart says `can_add_invoice_address`.',
  'NewAddress.purpose':
    '`invoice`: besides being saved it becomes the cart’s `invoice_address`. `delivery`: it is saved, as without this field. Only where the cart says `can_add_invoice_address`.',

  CompanyBody: 'Asked once the check sum of the number holds.',
  'CompanyBody.nip': 'Ten digits.',
  CompanyAnswer:
    'What public registers say of the number. Pass on these fields alone: no accounts, no PESEL, no representatives.',
  'CompanyAnswer.company': '`null`: nobody has the number, or several entries do.',
  'CompanyAnswer.candidates': 'Several entries under one number; the buyer chooses.',
  'CompanyAnswer.vat_status': 'Of the white list of VAT payers. Read and not used.',
  'CompanyAnswer.vies': 'Of VIES. Read and not used: a number that is not there is normal.',
  'CompanyAnswer.sources':
    'Who was asked, and when; the first one is named to the buyer. A cached answer has its own time.',
  'CompanyAnswer.messages': 'Sentences for the buyer, as about a field that does not fit the form.',
  Company: 'Its fields fit those of `new_address`.',
  'Company.type': 'A `natural` person, or a `legal` one. Read and not used: it never says how somebody buys.',
  'Company.regon': 'Its number in GUS’s register. Read and not used.',
  'Company.krs': 'Its number in the register of the courts. Read and not used.',
  'Company.country': 'ISO 3166, two letters.',
  'Company.street': 'Without “ul.”; the town’s name where there is no street.',
  'Company.flat_no': 'Left out where it is longer than the form takes, with a message.',
  'Company.region': 'The voivodeship, in small letters.',
  'Company.post': 'The post office’s town.',
  'Company.active': '`false`: the business has ended, at `ended_at`. The buyer reads it and may go on.',
  'Company.ended_at': `The day on which the business ended. ${DAY}`,
};
