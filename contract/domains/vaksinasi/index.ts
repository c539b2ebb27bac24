export { vaksinasiCalls, type Correction, type DoseDetail, type VisitVersion } from './calls.ts';
export { warningsToConfirm, validateDose, type DoseValidationContext } from './validate-dose.ts';
export {
  correctInput,
  kipiOutcomes,
  vaccineInput,
  type CorrectInput,
  type DoseFields,
  type DoseInput,
  type KipiFollowUpInput,
  type KipiInput,
  type KipiReportInput,
} from './input.ts';
export {
  backgroundRateOn,
  kipiSignal,
  poissonUpperTail,
  signalLevel,
  type BackgroundRate,
  type KipiGroup,
  type KipiSignal,
} from './kipi-cluster.ts';
export { reportClocks, type ReportClock } from './kipi-clock.ts';
export { kipiGaps, type KipiGap } from './kipi-completeness.ts';
export { intervalRuleOn, intervalRules, checkInterval } from './interval.ts';
export { observationEnd, observationMinutes } from './observation.ts';
export { queueFacts } from './queue-facts.ts';
export { nextDose, type NextDoseInput, type NextDose, type OtherDose } from './next-dose.ts';
export {
  validateVaccine,
  type BatchChoice,
  type DoseIssues,
  type VaccineChoices,
  type VaccineInput,
  isOtherType,
  isSameVaccine,
} from './vaccine.ts';
export type { Kipi, KipiPage, KipiSummary, KipiListItem, SameBatchPerson } from './kipi.ts';
export {
  maxQueueFaskes,
  queueFilters,
  queueReasons,
  queueStates,
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
  visitFactNames,
  type VisitFacts,
} from './record.ts';
export {
  evaluateScreening,
  bloodPressureLimit,
  questionsFor,
  screeningByVersion,
  screeningInForceOn,
  screeningQuestion,
  type ScreeningAnswers,
  type ScreeningQuestion,
} from './screening.ts';
