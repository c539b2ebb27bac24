import {
  codes,
  judgeBooster,
  noBooster,
  sayFinding,
  type VaccinationType,
} from '#contract/peserta/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';
import type { Check } from '#src/ui/resource/definition.ts';

/**
 * Validates a booster with the server's rules before it is sent, except those that need the birth
 * date.
 */
export const check =
  (type: VaccinationType): Check =>
  (input, said) => {
    const errors: Record<string, string[]> = {};
    const findings = judgeBooster({ ...noBooster, ...input }, type, jakartaDay(new Date()));
    for (const finding of findings) {
      const { code, field, detail } = finding;
      const isSaid = code === 'E13' && detail === undefined && said[field] !== undefined;
      if (codes[code].effect === 'warning' || isSaid) continue;
      (errors[field] ??= []).push(sayFinding(finding));
    }
    return errors;
  };
