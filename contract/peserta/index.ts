export {
  boosterFields,
  boosterInput,
  judgeBooster,
  noBooster,
  requiredOf,
  type BoosterHistory,
} from './booster.ts';
export { pesertaCalls, pesertaFilters } from './calls.ts';
export {
  codeNames,
  codes,
  effectOf,
  sayFinding,
  smartCheckStates,
  type Code,
  type Effect,
  type Finding,
  type SmartCheckState,
} from './codes.ts';
export {
  boosterRules,
  eligibility,
  nextBooster,
  type BoosterCase,
  type DosesBefore,
  type Eligibility,
} from './eligibility.ts';
export {
  exportCalls,
  exportProfile,
  exportProfiles,
  type ExportCall,
  type ExportColumn,
  type ExportProfile,
  type ExportRow,
} from './exports.ts';
export {
  mostDeeds,
  type OtherRegistration,
  type PesertaDeed,
  type PesertaHistory,
} from './history.ts';
export { ageOn, isDay, judge, leastAge, type Draft, type Grounds } from './judge.ts';
export {
  dataStates,
  finding,
  peserta,
  pesertaFields,
  pesertaInput,
  vaccinationTypes,
  type Peserta,
  type VaccinationType,
} from './record.ts';
export { type TicketParty } from './tickets.ts';
export { isMasked } from '../nik.ts';
