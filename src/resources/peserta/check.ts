import { categories } from '#contract/lookup.ts';
import { isMasked, judge, sayFinding, codes, type Draft } from '#contract/peserta/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';
import type { Check } from '#src/ui/resource/definition.ts';

/** Checks the shape of codes; only the server knows whether a code exists. */
const grounds = {
  isKabKota: (code: string) => /^\d\d\.\d\d$/.test(code),
  isKategori: (code: string) => categories.some(({ id }) => id === code),
  isNegara: (code: string) => /^[A-Z]{2}$/.test(code),
};

/**
 * Validates a participant with the server's rules before it is sent. Numbers that stayed masked are
 * skipped, because only the server has them in full.
 */
export const check: Check = (input, said) => {
  const errors: Record<string, string[]> = {};
  for (const finding of judge(input as unknown as Draft, {
    today: jakartaDay(new Date()),
    ...grounds,
  })) {
    const { code, field, detail } = finding;
    const value = input[field];
    const isKept = typeof value === 'string' && isMasked(value);
    // The schema already reports empty fields.
    const isSaid = code === 'E13' && detail === undefined && said[field] !== undefined;
    if (codes[code].effect === 'warning' || isKept || isSaid) continue;
    (errors[field] ??= []).push(sayFinding(finding));
  }
  return errors;
};
