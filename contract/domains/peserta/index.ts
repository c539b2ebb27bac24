export {
  boosterFields,
  boosterInput,
  validateBooster,
  emptyBooster,
  requiredBoosterFields,
  type BoosterHistory,
} from './booster.ts';
export { maxCountedMatches, pesertaCalls, pesertaCountQuery, pesertaFilters } from './calls.ts';
export {
  consentBases,
  consentChannels,
  type ConsentChannel,
  type ConsentProof,
  type ConsentRecord,
} from './consent.ts';
export {
  issueCodeNames,
  issueCodes,
  worstEffect,
  issueDescription,
  mayStay,
  issueTitle,
  renderIssues,
  smartCheckStates,
  type IssueCode,
  type IssueEffect,
  type FoundIssue,
  type Issue,
  type SmartCheckState,
} from './issues.ts';
export {
  doseCountRange,
  dosesToFinish,
  vaccinationStates,
  type VaccinationState,
} from './vaccination-states.ts';
export {
  boosterRules,
  boosterEligibility,
  nextBoosterEligibility,
  type BoosterEligibilityInput,
  type PreviousDoses,
  type BoosterEligibility,
} from './eligibility.ts';
export {
  exportCallNames,
  exportProfileFor,
  exportProfiles,
  type ExportCallName,
  type ExportColumn,
  type ExportProfile,
  type ExportRow,
} from './exports.ts';
export {
  maxAuditEntries,
  type MergeOfPeserta,
  type OtherRegistration,
  type PesertaAuditEntry,
  type PesertaHistory,
  type ValueSource,
} from './history.ts';
export {
  ageOn,
  isIsoDay,
  validatePeserta,
  minimumAge,
  type PesertaValues,
  type ValidationContext,
} from './validate.ts';
export {
  dataStates,
  issue,
  nikFacts,
  peserta,
  pesertaFields,
  pesertaInput,
  vaccinationTypes,
  type NikFacts,
  type Peserta,
  type VaccinationType,
} from './record.ts';
export { isMasked } from '../../core/values/nik.ts';
