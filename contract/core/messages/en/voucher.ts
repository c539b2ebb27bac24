import type { voucherTexts as indonesian } from '../id/voucher.ts';

/** Texts of `contract/domains/voucher/`. */
export const voucherTexts: Record<keyof typeof indonesian, string> = {
  'voucher.prefix': 'Fill in 2 to 5 letters, without I and O.',
  'voucher.recipientName': 'Fill in a name of letters and digits, without a website address.',
  'voucher.code.empty': 'Fill in the voucher code.',
  'voucher.code.characters':
    'This code has a character that voucher codes do not have. A code has letters and digits only, without I, O, 0 and 1.',
  'voucher.code.length': 'A voucher code has 15 to 18 letters and digits. Check it again.',
  'voucher.code.checkCharacter': 'The code is mistyped. Check its letters and digits again.',
};
