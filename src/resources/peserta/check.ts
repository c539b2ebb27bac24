import { categories } from '#contract/lookup.ts';
import { isMasked, judge, sayFinding, codes, type Draft } from '#contract/peserta/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';
import type { Check } from '#src/ui/resource/definition.ts';

/** What a code looks like; whether there is such a one, the server knows. */
const grounds = {
  isKabKota: (code: string) => /^\d\d\.\d\d$/.test(code),
  isKategori: (code: string) => categories.some(({ id }) => id === code),
  isNegara: (code: string) => /^[A-Z]{2}$/.test(code),
};

/**
 * What the server would find wrong, in its words, before it is asked. A number that stayed masked is
 * not judged: only the server has it whole.
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
    // That a field is empty its schema says already.
    const isSaid = code === 'E13' && detail === undefined && said[field] !== undefined;
    if (codes[code].effect === 'warning' || isKept || isSaid) continue;
    (errors[field] ??= []).push(sayFinding(finding));
  }
  return errors;
};
