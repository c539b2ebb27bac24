import {
  issueCodes,
  validateBooster,
  emptyBooster,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import type { ValidateInput } from '#src/kit/resource/definition.ts';
import { issueText } from '../peserta/issueText.ts';

/**
 * Validates a booster with the server's rules before it is sent, except those that need the birth
 * date.
 */
export const validateBoosterForm =
  (type: VaccinationType): ValidateInput =>
  (input, schemaErrors) => {
    const errors: Record<string, string[]> = {};
    const issues = validateBooster({ ...emptyBooster, ...input }, type, jakartaDay(new Date()));
    for (const issue of issues) {
      const { code, field, detail } = issue;
      const isReportedBySchema =
        code === 'E13' && detail === undefined && schemaErrors[field] !== undefined;
      if (issueCodes[code].effect === 'warning' || isReportedBySchema) continue;
      (errors[field] ??= []).push(issueText(issue));
    }
    return errors;
  };
