import {
  codes,
  judgeBooster,
  noBooster,
  sayFinding,
  type VaccinationType,
} from '#contract/peserta/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';
import type { Check } from '#src/ui/resource/definition.ts';

/** What the server would find wrong with a booster, in its words; the birth date only it knows here. */
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
