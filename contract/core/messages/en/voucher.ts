import type { voucherTexts as indonesian } from '../id/voucher.ts';

/** Texts of `contract/domains/voucher/`. */
export const voucherTexts: Record<keyof typeof indonesian, string> = {
  'voucher.prefix': 'Fill in 2 to 5 letters, without I and O.',
  'voucher.recipientName': 'Fill in a name of letters and digits, without a website address.',
  'voucher.recipient.noEmail': 'This line has no email address. Add it.',
  'voucher.recipient.noPhone': 'This line has no mobile number. Add it.',
  'voucher.recipient.noName': 'This line has no name. Add the name of the recipient.',
  'voucher.recipient.badEmail':
    '%{alamat} is not a complete email address. Write it like name@company.co.id.',
  'voucher.recipient.badPhone':
    '%{nomor} is not an Indonesian mobile number. Write it like 0812 3456 7890.',
  'voucher.recipient.duplicate': 'Duplicate: this address is on line %{baris} already.',
  'voucher.recipient.alreadySent': 'This address has a ticket already.',
  'voucher.code.empty': 'Fill in the voucher code.',
  'voucher.code.characters':
    'This code has a character that voucher codes do not have. A code has letters and digits only, without I, O, 0 and 1.',
  'voucher.code.length': 'A voucher code has 15 to 18 letters and digits. Check it again.',
  'voucher.code.checkCharacter': 'The code is mistyped. Check its letters and digits again.',
};
