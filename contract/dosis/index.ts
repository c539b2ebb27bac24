export {
  dosisCalls,
  queueStates,
  type Antrean,
  type Kipi,
  type QueueCounts,
  type RincianDosis,
} from './calls.ts';
export { toConfirm, visitFaults, type VisitGrounds } from './faults.ts';
export { kipiOutcomes, type DosisInput, type KipiInput } from './input.ts';
export { intervalOn, intervalRules, judgeInterval } from './interval.ts';
export { judgeDose, type DoseCase, type DoseJudgement } from './judge.ts';
export {
  doseReasons,
  doseResults,
  doseSites,
  isSeriousKipi,
  kipiKinds,
  seriousKipiHours,
  type DoseReason,
  type DoseResult,
  type Dosis,
  type KipiKind,
} from './record.ts';
export {
  judgeScreening,
  pressureLimit,
  questionsFor,
  screeningNamed,
  screeningOn,
  type ScreeningAnswers,
  type ScreeningQuestion,
} from './screening.ts';
