import { pesertaCategories } from '#contract/domains/lookup.ts';
import {
  isMasked,
  validatePeserta,
  issueCodes,
  mayStay,
  type Issue,
  type PesertaValues,
} from '#contract/domains/peserta/index.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import type { ValidateInput } from '#src/kit/resource/definition.ts';
import { issueText } from '../issueText.ts';

/** Checks the shape of codes; only the server knows whether a code exists. */
const codeRules = {
  isKabKota: (code: string) => /^\d\d\.\d\d$/.test(code),
  isKategori: (code: string) => pesertaCategories.some(({ id }) => id === code),
  isNegara: (code: string) => /^[A-Z]{2}$/.test(code),
};

/**
 * Validates a participant with the server's rules before it is sent. Numbers that stayed masked are
 * skipped, because only the server has them in full; so are the issues that the record was saved
 * with, as long as their fields are unchanged.
 */
export const validatePesertaForm: ValidateInput = (input, schemaErrors, saved) => {
  const savedIssues = (saved?.record['alasan'] ?? []) as readonly Issue[];
  const isUnchanged = (field: string): boolean => input[field] === saved?.input[field];
  const errors: Record<string, string[]> = {};
  for (const issue of validatePeserta(input as unknown as PesertaValues, {
    today: jakartaDay(new Date()),
    ...codeRules,
  })) {
    const { code, field, detail } = issue;
    const value = input[field];
    const isStillMasked = typeof value === 'string' && isMasked(value);
    // The schema already reports empty fields.
    const isReportedBySchema =
      code === 'E13' && detail === undefined && schemaErrors[field] !== undefined;
    if (issueCodes[code].effect === 'warning' || isStillMasked || isReportedBySchema) continue;
    if (mayStay(issue, savedIssues, isUnchanged)) continue;
    (errors[field] ??= []).push(issueText(issue));
  }
  return errors;
};
