import type { historyCalls } from '#contract/domains/peserta/history.ts';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { getBooster, updateBooster } from './booster/booster.ts';
import { create } from './registration/create.ts';
import { checkEligibility, makeTicket } from './booster/eligibility.ts';
import { exportAll, exportByUser, exportFaskes, exportFaskesExternal } from './export/export.ts';
import { countAll, list, listByUser, listExternal } from './list.ts';
import { withNikGuessLimit } from './nik-guess-limit.ts';
import { bulkAction } from './lifecycle/bulk-action.ts';
import { get } from './read.ts';
import { reveal } from './reveal.ts';
import { remove, restore, setActive } from './lifecycle/handlers.ts';
import { exportTicket } from './export/download-ticket.ts';
import { update } from './registration/update.ts';

export { createPesertaAuditEntry, pesertaAuditDifference } from './audit-entry.ts';
export { ticketNumberVariants, generateTicketNumber } from './booster/ticket-number.ts';
export type { LockedRow } from './lifecycle/lifecycle.ts';
export { limitNikGuesses, withNikGuessLimit } from './nik-guess-limit.ts';
export { refreshEligibility } from './booster/eligibility.ts';
export {
  isFullNik,
  pesertaCondition,
  searchCondition,
  type ListScope,
  type PesertaFilter,
} from './filter.ts';
export { findFirstPeserta } from './find-first.ts';
export {
  countForeignHits,
  forgetForeignHits,
  maxForeignHits,
  type ForeignHitContext,
} from './foreign-hits.ts';
export {
  decryptNumbers as decryptPesertaNumbers,
  maskNumbers,
  nikKey,
  personKey,
} from './identity.ts';
export {
  StaleDataError,
  saveValidated,
  prepareRegistrations,
  type SavedChange,
  type PreparedRegistrations,
} from './registration/save-validated.ts';
export {
  doseHistory,
  doseHistoryColumns,
  recomputeBoostersOfPeople,
} from './booster/recompute-eligibility.ts';
export {
  findSiblings,
  findSimilarityIssues,
  maxPeoplePerPhone,
  personTypeKey,
} from './registration/siblings.ts';
export { saveForm } from './registration/save-form.ts';
export { collectCounts } from './counts/collect-counts.ts';
export { countByGroup } from './counts/breakdown.ts';
export { assertNotBeingSaved, limitLockWait } from './registration/import-conflict.ts';
export { lockPersonByKey, lockPersonOf } from './person-lock.ts';
export { getPeserta, lockPeserta, pesertaColumns, readPeserta, toPesertaRecord } from './read.ts';
export {
  toStoredPerson,
  validityColumns,
  normalizePerson,
  type Person,
  type Registration,
} from './registration/registration.ts';
export {
  saveSmartCheckResults,
  findRegistrationsByNik,
  normalizeNote,
  type SmartCheckResult,
} from './registration/smart-check.ts';
export { personFromForm, validateForm, validatePlannedDay } from './registration/form.ts';
export {
  assignVoucherHolder,
  registerVoucherHolder,
  releaseVoucherHolder,
} from './registration/voucher-holder.ts';
export {
  copyConsent,
  findConsent,
  noConsent,
  recordDirectConsent,
} from './registration/consent.ts';
export { saveRegistrations, type SaveResult } from './registration/save.ts';
export { matchPeserta } from './match.ts';
export { identityKeyColumns, identityKeysOf, reindexPeserta, type IdentityRow } from './reindex.ts';
export {
  livePesertaScope,
  isLivePeserta,
  pesertaScope,
  type PesertaScopeContext,
} from './scope.ts';
export {
  personStatusKey,
  findPersonStatuses,
  findRegistrationsById,
  historyOfRow,
  personOfRow,
  type ExistingRegistration,
  type PersonStatus,
  type StoredRegistration,
} from './registration/person-status.ts';
export { countRegistrations, countFunnel, type CountScope } from './counts/registration-counts.ts';
export { findUndoObstacles, type ChangeRange } from './undo/obstacles.ts';
export type { SavedContent } from './undo/saved-content.ts';
export { undoChanges } from './undo/undo-changes.ts';

const nikTextsOf = ({
  query,
}: {
  readonly query: { readonly nik?: string; readonly q?: string };
}) => [query.nik, query.q];

export const pesertaHandlers: Handlers<Omit<typeof pesertaCalls, keyof typeof historyCalls>> = {
  list: withNikGuessLimit(list, nikTextsOf),
  listByUser: withNikGuessLimit(listByUser, nikTextsOf),
  listExternal: withNikGuessLimit(listExternal, nikTextsOf),
  count: withNikGuessLimit(countAll, nikTextsOf),
  get,
  create,
  update,
  getBooster,
  updateBooster,
  checkEligibility,
  makeTicket,
  setActive,
  remove,
  restore,
  bulkAction,
  reveal,
  export: exportAll,
  exportByUser,
  exportFaskes,
  exportFaskesExternal,
  exportTicket,
};
export { assertUnrestricted, isUnrestricted, restrictionOf } from './restriction.ts';
