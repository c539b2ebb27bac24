export { vaksinasiCalls, type DoseDetail } from './calls.ts';
export { warningsToConfirm, validateDose, type DoseValidationContext } from './validate-dose.ts';
export {
  kipiOutcomes,
  vaccineInput,
  type DoseInput,
  type KipiInput,
  type KipiReportInput,
} from './input.ts';
export { intervalRuleOn, intervalRules, checkInterval } from './interval.ts';
export { observationEnd, observationMinutes } from './observation.ts';
export { nextDose, type NextDoseInput, type NextDose, type OtherDose } from './next-dose.ts';
export {
  validateVaccine,
  type BatchChoice,
  type DoseIssues,
  type VaccineChoices,
  type VaccineInput,
  isSameVaccine,
} from './vaccine.ts';
export type { Kipi, KipiSummary, KipiListItem } from './kipi.ts';
export {
  maxQueueFaskes,
  queueFilters,
  queueOrders,
  type QueueOrder,
  type QueueEntry,
  type QueueCounts,
  type QueueFaskes,
} from './queue.ts';
export {
  doseReasons,
  doseResults,
  doseSites,
  isSeriousKipi,
  kipiKinds,
  kipiRecipients,
  seriousKipiDeadlineHours,
  type DoseReason,
  type DoseResult,
  type Dose,
  type KipiKind,
  type KipiRecipient,
} from './record.ts';
export {
  evaluateScreening,
  bloodPressureLimit,
  questionsFor,
  screeningByVersion,
  screeningInForceOn,
  type ScreeningAnswers,
  type ScreeningQuestion,
} from './screening.ts';
