import type { DoseInput } from './input.ts';
import { isSameVaccine, validateVaccine, type DoseIssues, type VaccineRef } from './vaccine.ts';
import { doseReasons } from './record.ts';
import { evaluateScreening } from './screening.ts';
import { message, type Message } from '../../core/messages/message.ts';

/** Facts about the participant that validation needs in addition to the input. */
export interface DoseValidationContext {
  /** As stored in the registration. */
  readonly sex: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Warning about the interval since the previous dose, or null. */
  readonly warning: Message | string | null;
  /** Warning about the batch, or null. */
  readonly batchWarning?: Message | string | null;
  /** Vaccine of the previous primary dose, or null. */
  readonly previousVaccine: VaccineRef | null;
}

/** Returns the warnings that the vaccinator has to confirm before the dose is recorded. */
export const warningsToConfirm = (
  { skrining, idProduk, vaksin }: Pick<DoseInput, 'skrining' | 'idProduk' | 'vaksin'>,
  { sex, day, warning, batchWarning, previousVaccine }: DoseValidationContext,
): (Message | string)[] => [
  ...[warning, batchWarning ?? null].filter(one => one !== null),
  ...(previousVaccine && vaksin && !isSameVaccine(previousVaccine, { idProduk, vaksin })
    ? [message('vaksinasi.otherVaccine', { sebelum: previousVaccine.vaksin })]
    : []),
  ...evaluateScreening(skrining ?? { jawaban: {} }, sex, day).warnings,
];

function validateGivenDose(input: DoseInput, context: DoseValidationContext): DoseIssues {
  const { sex, day } = context;
  const issues: DoseIssues = {};
  const { unanswered, blockers } = evaluateScreening(input.skrining ?? { jawaban: {} }, sex, day);
  if (unanswered.length > 0) issues['skrining'] = [message('vaksinasi.screening.incomplete')];
  else if (blockers.length > 0) {
    issues['skrining'] = [message('vaksinasi.screening.postpone', { alasan: blockers })];
  }
  Object.assign(issues, validateVaccine(input, day));
  if (!input.lokasi) issues['lokasi'] = [message('input.notChosen')];
  if (!input.vaksinator) issues['vaksinator'] = [message('input.required')];
  const warnings = warningsToConfirm(input, context);
  if (warnings.length > 0 && !input.konfirmasi) {
    issues['konfirmasi'] = [message('vaksinasi.confirmWarnings', { peringatan: warnings })];
  }
  return issues;
}

function validateReason(input: DoseInput, allowedReasons: readonly string[]): DoseIssues {
  if (!input.alasan) return { alasan: [message('input.notChosen')] };
  if (!allowedReasons.includes(input.alasan)) return { alasan: [message('input.notAnOption')] };
  return input.alasan === 'LAINNYA' && !input.catatan
    ? { catatan: [message('vaksinasi.reasonMissing')] }
    : {};
}

/** The new day of a postponed dose is after the visit. */
const validateNewPlan = ({ hasil, rencanaTanggal }: DoseInput, day: string): DoseIssues =>
  hasil === 'DITUNDA' && rencanaTanggal && rencanaTanggal <= day
    ? { rencanaTanggal: [message('vaksinasi.newPlanTooEarly')] }
    : {};

/**
 * Validates one visit by itself and returns messages by field: missing fields, an expired batch, a
 * screening that blocks the dose, an unconfirmed warning. The form and the server share it.
 */
export const validateDose = (input: DoseInput, context: DoseValidationContext): DoseIssues =>
  input.hasil === 'DIBERIKAN'
    ? validateGivenDose(input, context)
    : {
        ...validateReason(input, doseReasons[input.hasil]),
        ...validateNewPlan(input, context.day),
      };
