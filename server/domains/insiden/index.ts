import { sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { toInstant } from '#contract/core/values/zone.ts';
import {
  insidenFields,
  type DataClass,
  type insidenCalls,
} from '#contract/domains/insiden/index.ts';
import { insidenStates, noticeHours } from '#contract/states/insiden.ts';
import type { Handler, Handlers } from '#server/platform/context.ts';
import { inOrderOf } from '#server/platform/db/list-query.ts';
import { insiden } from '#server/platform/db/schema/index.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { accounts, addReads, affected, changeAffected, findReads } from './affected.ts';
import { letterHandlers } from './files.ts';
import { notify } from './notify.ts';
import { insidenLifecycle, insidenRecords, isLate } from './records.ts';

export { countUnnotified, insidenLifecycle, insidenRecords } from './records.ts';
export { remindOfIncidents } from './remind.ts';

type Body = HandlerInput<typeof insidenCalls.create>['body'];

/** Returns the columns of the form, with the clock that they start. @throws Problem 422 on a time that is ahead */
function columnsOf(now: Date, body: Body) {
  const { hariKejadian, jamKejadian, hariDiketahui, jamDiketahui } = body;
  const known = toInstant({ day: hariDiketahui, time: jamDiketahui }, 'WIB');
  if (known > now) throw invalidField('hariDiketahui', message('insiden.ahead'));
  if (!hariKejadian && jamKejadian)
    throw invalidField('hariKejadian', message('insiden.dayMissing'));
  if (hariKejadian && toInstant({ day: hariKejadian, time: jamKejadian ?? '00:00' }, 'WIB') > known)
    throw invalidField('hariKejadian', message('insiden.afterDiscovery'));
  return {
    ...formColumns(insidenFields, body),
    diketahuiPada: known.toISOString(),
    batas: new Date(known.getTime() + noticeHours * 3_600_000).toISOString(),
  };
}

/** The list of incidents, also for the search. */
export const insidenPage = insidenRecords.list({
  search: [insiden.nomor, insiden.judul],
  sort: {
    batas: insiden.batas,
    nomor: insiden.nomor,
    judul: insiden.judul,
    status: inOrderOf(insidenStates.names, insiden.status),
    modifiedAt: insiden.modifiedAt,
  },
  filters: {
    status: insiden.status,
    jenisData: (one: DataClass) => sql`${one} = any(${insiden.jenisData})`,
    terbuka: (open: boolean) =>
      open ? sql`${insiden.status} <> 'DITUTUP'` : sql`${insiden.status} = 'DITUTUP'`,
    terlambat: (late: boolean, { now }) => (late ? isLate(now) : sql`not ${isLate(now)}`),
  },
}) satisfies Handler<typeof insidenCalls.list>;

export const insidenHandlers: Handlers<typeof insidenCalls> = {
  list: insidenPage,
  get: (ctx, { params }) => insidenRecords.get(ctx, params.id),

  create: async (ctx, { body }) => {
    const created = await insidenRecords.insert(ctx, {
      ...columnsOf(ctx.now, body),
      nomor: await drawDocumentNumber(ctx, 'insiden'),
    });
    await recordCreation(ctx, insidenLifecycle, created, 'create');
    return created;
  },

  update: async (ctx, { params, body }) => {
    const before = await insidenRecords.lock(ctx, params.id, { submitted: body });
    if (before.status === 'DITUTUP')
      throw new Problem('KEADAAN_SALAH', insidenLifecycle.wrongState(before, 'close'), {
        currentState: before.status,
        reason: 'state',
      });
    return await insidenRecords.update(ctx, before, columnsOf(ctx.now, body));
  },

  affected,
  accounts,
  findReads,
  addReads,
  changeAffected,
  notify,

  close: async (ctx, { params, body }) => {
    const before = await insidenRecords.lock(ctx, params.id, { submitted: body });
    return await transition(ctx, insidenLifecycle, before, 'close', {
      reason: body.alasan,
      values: { catatanPenutup: body.alasan },
    });
  },

  history: createHistoryHandler('insiden', insidenRecords),
  ...letterHandlers,
};
