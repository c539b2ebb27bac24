import { oldNpwpForm } from '#contract/npwp.ts';

/** An NPWP in both of its forms, the new one and the one that cards still show. */
export const sayNpwp = (digits: string): string =>
  /^0\d{15}$/.test(digits) ? `${digits} (${oldNpwpForm(digits)})` : digits;
