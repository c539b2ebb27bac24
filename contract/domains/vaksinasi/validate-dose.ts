import type { DoseFields, DoseInput } from './input.ts';
import type { VaccinationType } from '../peserta/record.ts';
import type { ProductType } from '../product.ts';
import {
  isOtherType,
  isSameVaccine,
  validateVaccine,
  type DoseIssues,
  type VaccineRef,
} from './vaccine.ts';
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
  /** Type of the registration, and of the product that is given; null when it is no product. */
  readonly vaccinationType: VaccinationType;
  readonly productType: ProductType | null;
  /** Whether a dose is corrected that was given already, so that a screening no longer blocks it. */
  readonly isCorrection?: boolean;
}

/** Returns the warnings that the vaccinator has to confirm before the dose is recorded. */
export function warningsToConfirm(
  { skrining, idProduk, vaksin }: Pick<DoseFields, 'skrining' | 'idProduk' | 'vaksin'>,
  context: DoseValidationContext,
): (Message | string)[] {
  const { sex, day, warning, batchWarning, previousVaccine, vaccinationType } = context;
  const screening = evaluateScreening(skrining ?? { jawaban: {} }, sex, day);
  return [
    ...[warning, batchWarning ?? null].filter(one => one !== null),
    ...(isOtherType(context.productType, vaccinationType)
      ? [message(vaccinationType === 0 ? 'vaksinasi.boosterVaccine' : 'vaksinasi.primaryVaccine')]
      : []),
    ...(previousVaccine && vaksin && !isSameVaccine(previousVaccine, { idProduk, vaksin })
      ? [message('vaksinasi.otherVaccine', { sebelum: previousVaccine.vaksin })]
      : []),
    ...(context.isCorrection ? screening.blockers : []),
    ...screening.warnings,
  ];
}

function validateScreening(
  { skrining }: Pick<DoseFields, 'skrining'>,
  { sex, day, isCorrection = false }: DoseValidationContext,
): DoseIssues {
  // A correction without answers leaves the stored ones as they are.
  if (isCorrection && !skrining) return {};
  const { unanswered, blockers } = evaluateScreening(skrining ?? { jawaban: {} }, sex, day);
  if (unanswered.length > 0) return { skrining: [message('vaksinasi.screening.incomplete')] };
  return blockers.length > 0 && !isCorrection
    ? { skrining: [message('vaksinasi.screening.postpone', { alasan: blockers })] }
    : {};
}

function validateGivenDose(input: DoseFields, context: DoseValidationContext): DoseIssues {
  const issues: DoseIssues = {
    ...validateScreening(input, context),
    ...validateVaccine(input, context.day),
  };
  if (isOtherType(context.productType, context.vaccinationType) && !input.alasanVaksin) {
    issues['alasanVaksin'] = [message('vaksinasi.otherTypeReason')];
  }
  if (!input.lokasi) issues['lokasi'] = [message('input.notChosen')];
  if (!input.vaksinator) issues['vaksinator'] = [message('input.required')];
  const warnings = warningsToConfirm(input, context);
  if (warnings.length > 0 && !input.konfirmasi) {
    issues['konfirmasi'] = [message('vaksinasi.confirmWarnings', { peringatan: warnings })];
  }
  return issues;
}

function validateReason(input: DoseFields, allowedReasons: readonly string[]): DoseIssues {
  if (!input.alasan) return { alasan: [message('input.notChosen')] };
  if (!allowedReasons.includes(input.alasan)) return { alasan: [message('input.notAnOption')] };
  return input.alasan === 'LAINNYA' && !input.catatan
    ? { catatan: [message('vaksinasi.reasonMissing')] }
    : {};
}

/** What is validated; a correction has no new planned day. */
type ValidatedDose = DoseFields & Partial<Pick<DoseInput, 'rencanaTanggal'>>;

/** The new day of a postponed dose is after the visit. */
const validateNewPlan = ({ hasil, rencanaTanggal }: ValidatedDose, day: string): DoseIssues =>
  hasil === 'DITUNDA' && rencanaTanggal && rencanaTanggal <= day
    ? { rencanaTanggal: [message('vaksinasi.newPlanTooEarly')] }
    : {};

/**
 * Validates one visit by itself and returns messages by field: missing fields, an expired batch, a
 * screening that blocks the dose, an unconfirmed warning. The form and the server share it.
 */
export const validateDose = (input: ValidatedDose, context: DoseValidationContext): DoseIssues =>
  input.hasil === 'DIBERIKAN'
    ? validateGivenDose(input, context)
    : {
        ...validateReason(input, doseReasons[input.hasil]),
        ...validateNewPlan(input, context.day),
      };
