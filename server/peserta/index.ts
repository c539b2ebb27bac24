import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Verbs } from '../context.ts';
import { create } from './create.ts';
import { exportAll, exportByUser } from './export.ts';
import { countAll, list, listByUser } from './list.ts';
import { many } from './many.ts';
import { get } from './read.ts';
import { reveal } from './reveal.ts';
import { remove, restore, setActive } from './single.ts';
import { exportTicket } from './ticket.ts';
import { update } from './update.ts';

export { maskedNumbers, nikKey, personKey } from './identity.ts';
export { DataMovedError, keepJudged, type Judged, type Kept } from './keep.ts';
export { lookAlikes, phoneShared } from './others.ts';
export { partsBy } from './parts.ts';
export { asKept, tidy, type Person, type Registration } from './registration.ts';
export { saveRegistrations, type Saved } from './save.ts';
export { standingKey, standingOf, type Registered, type Standing } from './standing.ts';
export { countRegistrations, countSteps, type CountedOf } from './tally.ts';
export { takeBack, touchedSince, type Left } from './take-back.ts';

export const pesertaVerbs: Verbs<typeof pesertaCalls> = {
  list,
  listByUser,
  count: countAll,
  get,
  create,
  update,
  setActive,
  remove,
  restore,
  many,
  reveal,
  export: exportAll,
  exportByUser,
  exportTicket,
};
