export { pesertaCalls, pesertaFilters } from './calls.ts';
export {
  codeNames,
  codes,
  effectOf,
  sayFinding,
  type Code,
  type Effect,
  type Finding,
} from './codes.ts';
export {
  exportProfile,
  exportProfiles,
  type ExportColumn,
  type ExportProfile,
  type ExportRow,
} from './exports.ts';
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
export { isMasked } from '../nik.ts';
