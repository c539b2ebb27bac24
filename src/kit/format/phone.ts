import { cleanPhone } from '#contract/core/values/phone.ts';

/** Phone numbers are stored as '+62…' and shown in national format. */

/** Area codes with two digits after the zero; all others have three. */
const twoDigitAreaCodes = /^(21|22|24|31|61)/;

/** Returns the digits after the country code; undefined when the number is not Indonesian. */
const nationalNumber = (value: string): string | undefined => {
  const stripped = cleanPhone(value);
  return /^(?:\+62|62(?=\d{8})|0)([1-9]\d{6,12})$/.exec(stripped)?.[1];
};

const groupByFour = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1-');

/**
 * '0812-3456-7890' for '+6281234567890', '021-555-1234' for '+62215551234'; other numbers are
 * returned unchanged.
 */
export const formatPhone = (value: string | null | undefined): string => {
  if (!value) return '';
  const number = nationalNumber(value);
  if (!number) return value;
  const head = number.startsWith('8') || !twoDigitAreaCodes.test(number) ? 3 : 2;
  const tail = number.slice(head);
  const groups = tail.length === 7 ? `${tail.slice(0, 3)}-${tail.slice(3)}` : groupByFour(tail);
  return `0${number.slice(0, head)}-${groups}`;
};

/** 'tel:+62…' link; undefined when the number cannot be dialled. */
export const phoneHref = (value: string | null | undefined): string | undefined => {
  if (!value) return undefined;
  const number = nationalNumber(value);
  if (number) return `tel:+62${number}`;
  const stripped = cleanPhone(value);
  return /^\+\d{8,15}$/.test(stripped) ? `tel:${stripped}` : undefined;
};
