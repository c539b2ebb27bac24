import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Verbs } from '../context.ts';
import { getBooster, updateBooster } from './booster.ts';
import { create } from './create.ts';
import { checkEligibility, makeTicket } from './eligible.ts';
import { exportAll, exportByUser, exportFaskes, exportFaskesExternal } from './export.ts';
import { history } from './history.ts';
import { countAll, list, listByUser, listExternal } from './list.ts';
import { many } from './many.ts';
import { get } from './read.ts';
import { reveal } from './reveal.ts';
import { remove, restore, setActive } from './single.ts';
import { exportTicket } from './ticket.ts';
import { findTicket, ticketCandidates } from './ticket-find.ts';
import { moveTicket } from './ticket-move.ts';
import { update } from './update.ts';

export { refreshEligibility } from './eligible.ts';
export { matching } from './filter.ts';
export { maskedNumbers, nikKey, personKey } from './identity.ts';
export { DataMovedError, keepJudged, readyToKeep, type Kept, type ReadyToKeep } from './keep.ts';
export { dosesBefore, dosesBeforeColumns, renewBoostersOf } from './next-booster.ts';
export { lookAlikes, phoneShared } from './others.ts';
export { partsBy } from './parts.ts';
export { lockPeserta } from './read.ts';
export { asKept, tidy, type Person, type Registration } from './registration.ts';
export { keepSmartResults, registrationsOf, tidyNote, type SmartResult } from './smart.ts';
export { saveRegistrations, type Saved } from './save.ts';
export { reachOf } from './scope.ts';
export { standingKey, standingOf, type Registered, type Standing } from './standing.ts';
export { countRegistrations, countSteps, type CountedOf } from './tally.ts';
export { takeBack, touchedSince, type Left } from './take-back.ts';

export const pesertaVerbs: Verbs<typeof pesertaCalls> = {
  list,
  listByUser,
  listExternal,
  count: countAll,
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
  many,
  reveal,
  export: exportAll,
  exportByUser,
  exportFaskes,
  exportFaskesExternal,
  exportTicket,
  history,
  findTicket,
  ticketCandidates,
  moveTicket,
};
