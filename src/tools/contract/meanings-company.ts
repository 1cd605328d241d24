/** The meanings of the invoice data and of the company call in the contract. */
import { DAY } from './meanings-orders';

export const ofCompany: Readonly<Record<string, string>> = {
  'Cart.buyer':
    'Kind of buyer: a company, a sole trader outside their trade, or a consumer. Above 60 lines, only the summary of a `company` folds the middle ones.',
  'Cart.department_phone': 'Phone number of the branch, displayed to buyers who cannot order and have no adviser.',
  'Cart.can_add_invoice_address':
    'The buyer may enter the invoice data: `new_address` may contain `nip` and `purpose`.',
  'Cart.can_add_site_contact': '`new_address` of a delivery may contain `phone` and `driver_note`.',
  'Cart.house_no_max': 'Longest house number of a new address, from 10 to 20, for „dz. ew. 123/45”. Absent: 10.',
  'NewAddress.nip':
    'Tax number. In Poland ten digits with a correct check sum, not only zeros; if the check digit would be 10, the number is invalid. Elsewhere with the country’s letters. Optional. Sent only if the cart has `can_add_invoice_address`.',
  'NewAddress.purpose':
    '`invoice`: the address is saved and becomes the cart’s `invoice_address`. `delivery`: the address is only saved, which is the default. Sent only if the cart has `can_add_invoice_address`.',

  'NewAddress.phone': 'Phone of the person on site. Optional. Sent only if the cart has `can_add_site_contact`.',
  'NewAddress.driver_note': 'Note for the driver. Optional. Sent only if the cart has `can_add_site_contact`.',

  CompanyBody: 'Sent only if the check sum of the number is correct.',
  'CompanyBody.nip': 'Ten digits.',
  CompanyAnswer:
    'Data of public registers about the number. Return only these fields: no accounts, no PESEL, no representatives.',
  'CompanyAnswer.company': '`null`: no entry has the number, or several have.',
  'CompanyAnswer.candidates': 'Entries that share the number. The buyer chooses one.',
  'CompanyAnswer.vat_status': 'Status in the white list of VAT payers. Not used.',
  'CompanyAnswer.vies': 'Status in VIES. Not used: many numbers are not listed there.',
  'CompanyAnswer.sources':
    'Registers with the time of each request. The buyer reads the name of the first. A cached answer keeps its own time.',
  'CompanyAnswer.messages': 'Sentences for the buyer, for example about a field that does not fit the form.',
  Company: 'A company. Its fields fit those of `new_address`.',
  'Company.type': '`natural` or `legal` person. Not used: it does not determine the kind of buyer.',
  'Company.regon': 'Number in the register of GUS. Not used.',
  'Company.krs': 'Number in the court register. Not used.',
  'Company.country': 'ISO 3166, two letters.',
  'Company.street': 'Street without “ul.”. The name of the town if it has no streets.',
  'Company.flat_no': 'Left out, with a message, if it is longer than the form allows.',
  'Company.region': 'Voivodeship in lower case.',
  'Company.post': 'Town of the post office.',
  'Company.active': '`false`: the business ended at `ended_at`. The buyer reads this and may continue.',
  'Company.ended_at': `Day on which the business ended. ${DAY}`,
};
