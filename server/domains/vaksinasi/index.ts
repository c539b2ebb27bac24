import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { withNikGuessLimit } from '#server/domains/peserta/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { cancel, cancelVisit } from './visits/cancel-visit.ts';
import { correct } from './visits/correct-visit.ts';
import { detail, ofPeserta } from './visits/detail.ts';
import { kipiFormHandlers } from './kipi/document.ts';
import { exportKipi, exportKipiTicket } from './kipi/export.ts';
import { kipiGroup } from './kipi/group.ts';
import { addKipi, changeKipi, followUpKipi, toKipi } from './kipi/kipi.ts';
import { kipiPage } from './kipi/page.ts';
import { listKipi } from './kipi/list.ts';
import { reportKipi, unreportKipi } from './kipi/report.ts';
import { arrive, recordArrival } from './queue/arrival.ts';
import { listBusyFaskes } from './queue/busy-faskes.ts';
import { contacts } from './queue/contacts.ts';
import { find, findEntriesOfDay, list } from './queue/queue.ts';
import { vaccines } from './vaccine/vaccine.ts';
import { record, recordVisit } from './visits/record-visit.ts';

export { findVisitsOfPeserta } from './visits-of-peserta.ts';

export {
  countAbsent,
  countAbsentees,
  countOverdue,
  findAbsentees,
  findAbsentIds,
  type AbsenteeRow,
} from './queue/absentees.ts';
export { findQueuePage } from './queue/day-query.ts';
export { findQueueCandidates, type QueueCandidate } from './queue/queue-entry.ts';
export type { QueueDay } from './queue/second-dose-due.ts';
export {
  checkPlan,
  isPostponedOn,
  lastUsableDay,
  lockFacilityPlan,
  lockPlanDay,
  planObstacle,
  readPlanDay,
  setPlannedDay,
  type PlanDay,
} from './queue/plan-day.ts';
export { resolveFaskes, type FaskesRef } from './scope.ts';
export { batchDosesQuery } from './vaccine/batch-doses.ts';
export { encryptHealth } from './visits/health-data.ts';
export { countUnreported } from './kipi/list.ts';
export { findDosesOfPerson, getVisit } from './visits/read.ts';
export { findDoseObstacle } from './queue/dose-obstacle.ts';
export { addVisitEffects, runVisitEffects } from './visits/visit-effects.ts';
export { addKipi, cancelVisit, findEntriesOfDay, recordArrival, recordVisit, toKipi, vaccines };
export { findPreparedPeople, findPreparedVaccines } from './queue/prepared-queue.ts';

export const vaksinasiHandlers: Handlers<typeof vaksinasiCalls> = {
  list,
  faskes: listBusyFaskes,
  contacts,
  find: withNikGuessLimit(find, ({ body }) => [body.cari]),
  record,
  arrive,
  cancel,
  correct,
  ofPeserta,
  detail,
  listKipi,
  addKipi,
  changeKipi,
  followUpKipi,
  kipiPage,
  kipiGroup,
  exportKipi,
  exportKipiTicket,
  ...kipiFormHandlers,
  reportKipi,
  unreportKipi,
  vaccines,
};
