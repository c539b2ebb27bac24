import type { permintaanDataCalls } from '#contract/domains/permintaan-data/index.ts';
import { groundFits } from '#contract/domains/permintaan-data/index.ts';
import type { RequestKind } from '#contract/states/permintaan-data.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { getDetail } from './detail.ts';
import { erase } from './erase.ts';
import { mailRequester, type RequestNews } from './mail.ts';
import {
  permintaanDataLifecycle,
  permintaanDataRecords,
  type PermintaanDataRow,
} from './records.ts';
import { decryptRequester, encryptRequester } from './requester.ts';
import { lift, restrict, withdraw } from './restrict.ts';

/** What answering a request does; the others are answered by a copy, a correction or a review that an officer made. */
const effects: Readonly<
  Partial<Record<RequestKind, (ctx: Context, row: PermintaanDataRow) => Promise<void>>>
> = { PEMBATASAN: restrict, PENARIKAN: withdraw, PENGHAPUSAN: erase };

/** Returns the columns of a request that is closed: what served only to find its participant is erased. */
function closed(ctx: Context, row: PermintaanDataRow, jawaban: string) {
  const requester = decryptRequester(ctx.deps.keys, row.pemohon);
  return {
    jawaban,
    selesaiPada: ctx.now.toISOString(),
    pemohon: encryptRequester(ctx.deps.keys, { ...requester, nik: null, tanggalLahir: null }),
  };
}

/** Mails the news to the person, and returns the request. */
async function tell(ctx: Context, row: PermintaanDataRow, news: RequestNews) {
  await mailRequester(ctx, row, decryptRequester(ctx.deps.keys, row.pemohon), news);
  return await getDetail(ctx, row.id);
}

/** The calls that take a request from its registration to its answer. */
export const decideHandlers = {
  identify: async (ctx, { params, body }) => {
    const row = await permintaanDataRecords.lock(ctx, params.id, { submitted: body });
    const { buktiIdentitas } = body;
    await transition(ctx, permintaanDataLifecycle, row, 'identify', {
      values: { buktiIdentitas },
      audit: { after: { buktiIdentitas } },
    });
    return await getDetail(ctx, row.id);
  },

  process: async (ctx, { params, body }) => {
    const row = await permintaanDataRecords.lock(ctx, params.id, { submitted: body });
    await transition(ctx, permintaanDataLifecycle, row, 'process');
    return await getDetail(ctx, row.id);
  },

  answer: async (ctx, { params, body }) => {
    const row = await permintaanDataRecords.lock(ctx, params.id, { submitted: body });
    const after = await transition(ctx, permintaanDataLifecycle, row, 'answer', {
      values: closed(ctx, row, body.jawaban),
    });
    await effects[row.jenis]?.(ctx, row);
    return await tell(ctx, after, 'answered');
  },

  refuse: async (ctx, { params, body: { dasarPenolakan, jawaban, ...body } }) => {
    const row = await permintaanDataRecords.lock(ctx, params.id, { submitted: body });
    if (!groundFits(dasarPenolakan, row.jenis))
      throw invalidField('dasarPenolakan', message('permintaanData.wrongGround'));
    const after = await transition(ctx, permintaanDataLifecycle, row, 'refuse', {
      reason: jawaban,
      values: { ...closed(ctx, row, jawaban), dasarPenolakan },
      audit: { after: { dasarPenolakan } },
    });
    return await tell(ctx, after, 'refused');
  },

  lift: async (ctx, { params, body }) => {
    const row = await permintaanDataRecords.lock(ctx, params.id, { submitted: body });
    const after = await transition(ctx, permintaanDataLifecycle, row, 'lift', {
      reason: body.alasan,
    });
    await lift(ctx, row);
    return await tell(ctx, after, 'lifted');
  },
} satisfies Partial<Handlers<typeof permintaanDataCalls>>;
