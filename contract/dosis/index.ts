export { dosisCalls, type RincianDosis } from './calls.ts';
export { toConfirm, visitFaults, type VisitGrounds } from './faults.ts';
export { kipiOutcomes, type DosisInput, type KipiInput, type LaporanInput } from './input.ts';
export { intervalOn, intervalRules, judgeInterval } from './interval.ts';
export { judgeDose, type DoseCase, type DoseJudgement } from './judge.ts';
export type { Kipi, KipiHead, KipiListed } from './kipi.ts';
export { queueStates, type Antrean, type QueueCounts } from './queue.ts';
export {
  doseReasons,
  doseResults,
  doseSites,
  isSeriousKipi,
  kipiKinds,
  kipiReceivers,
  seriousKipiHours,
  type DoseReason,
  type DoseResult,
  type Dosis,
  type KipiKind,
  type KipiReceiver,
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
