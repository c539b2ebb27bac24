import { sql } from 'drizzle-orm';
import type { permintaanDataCalls } from '#contract/domains/permintaan-data/index.ts';
import { permintaanDataStates } from '#contract/states/permintaan-data.ts';
import type { Handler, Handlers } from '#server/platform/context.ts';
import { inOrderOf } from '#server/platform/db/list-query.ts';
import { permintaanData } from '#server/platform/db/schema/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { decideHandlers } from './decide.ts';
import { getDetail } from './detail.ts';
import { fileHandlers } from './files.ts';
import { link, search } from './people.ts';
import { isLate, isOpen, permintaanDataRecords } from './records.ts';
import { create, register, status } from './register.ts';

export { erasePeople } from './erase.ts';
export { emptiedQuestion, emptyMail, erasedName } from './erase-traces.ts';
export { withoutRequester } from './requester.ts';
export { countOpenRequests, permintaanDataLifecycle, permintaanDataRecords } from './records.ts';
export { remindOfRequests } from './remind.ts';

/** The list of requests, also for the search. */
export const permintaanDataPage = permintaanDataRecords.list({
  search: [permintaanData.nomor, permintaanData.nama],
  sort: {
    batas: permintaanData.batas,
    nomor: permintaanData.nomor,
    status: inOrderOf(permintaanDataStates.names, permintaanData.status),
    modifiedAt: permintaanData.modifiedAt,
  },
  filters: {
    jenis: permintaanData.jenis,
    status: permintaanData.status,
    saluran: permintaanData.saluran,
    terbuka: (open: boolean) => (open ? isOpen : sql`not ${isOpen}`),
    terlambat: (late: boolean, { now }) => (late ? isLate(now) : sql`not ${isLate(now)}`),
  },
}) satisfies Handler<typeof permintaanDataCalls.list>;

export const permintaanDataHandlers: Handlers<typeof permintaanDataCalls> = {
  list: permintaanDataPage,
  get: (ctx, { params }) => getDetail(ctx, params.id),
  create,
  search,
  link,
  ...decideHandlers,
  history: createHistoryHandler('permintaanData', permintaanDataRecords),
  ...fileHandlers,
  register,
  status,
};
