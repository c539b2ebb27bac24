import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { withNikGuessLimit } from '#server/domains/peserta/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { cancel, cancelVisit } from './visits/cancel-visit.ts';
import { detail, ofPeserta } from './visits/detail.ts';
import { kipiFormHandlers } from './kipi/document.ts';
import { exportKipi, exportKipiTicket } from './kipi/export.ts';
import { kipiGroup } from './kipi/group.ts';
import { addKipi, changeKipi, followUpKipi } from './kipi/kipi.ts';
import { kipiPage } from './kipi/page.ts';
import { listKipi } from './kipi/list.ts';
import { reportKipi, unreportKipi } from './kipi/report.ts';
import { listBusyFaskes } from './queue/busy-faskes.ts';
import { find, list } from './queue/queue.ts';
import { ofBatch, vaccines } from './vaccine/vaccine.ts';
import { record, recordVisit } from './visits/record-visit.ts';

export { findVisitsOfPeserta } from './visits-of-peserta.ts';

export { countOverdue } from './queue/second-dose-due.ts';
export { encryptHealth } from './visits/health-data.ts';
export { countUnreported } from './kipi/list.ts';
export { findDosesOfPerson } from './visits/read.ts';
export { findDoseObstacle } from './queue/dose-obstacle.ts';
export { addVisitEffects, runVisitEffects } from './visits/visit-effects.ts';
export { cancelVisit, recordVisit };

export const vaksinasiHandlers: Handlers<typeof vaksinasiCalls> = {
  list,
  faskes: listBusyFaskes,
  find: withNikGuessLimit(find, ({ body }) => [body.cari]),
  record,
  cancel,
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
  ofBatch,
};
