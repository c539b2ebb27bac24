import { eq, getTableColumns, lt } from 'drizzle-orm';
import {
  batchFields,
  batchSlots,
  type Batch,
  type batchCalls,
  type batchInput,
} from '#contract/batch.ts';
import type { EventOf } from '#contract/lifecycle.ts';
import { batchStates } from '#contract/states/batch.ts';
import type { z } from '#contract/zod.ts';
import { createAttachmentHandlers } from '../attachment/attachment-handlers.ts';
import { listAttachments } from '../attachment/attachment-store.ts';
import type { Handler, Handlers } from '../context.ts';
import { ignoringCase } from '../db/list-query.ts';
import { batch, product } from '../db/schema/index.ts';
import { givenDosesOfBatch } from '../db/views/doses.ts';
import { dayInJakarta } from '../jakarta-day.ts';
import { createHistoryHandler } from '../lifecycle/history.ts';
import { defineLifecycle, kitRecords, type TransitionContext } from '../lifecycle/lifecycle.ts';
import { timedTransition } from '../lifecycle/timed-transition.ts';
import { recordCreation, transition } from '../lifecycle/transition.ts';
import { message } from '../messages/message.ts';
import { Problem } from '../problem.ts';
import { defineRecords, fieldNames, formColumns, type ReadContext } from '../record/index.ts';

export {
  assessBatch,
  findAndLockBatches,
  findRegisterBatches,
  findUsableBatches,
  type RegisterBatch,
} from './usable.ts';

const batches = defineRecords({
  table: batch,
  resource: 'batch',
  noun: 'batch',
  select: ({ db }: ReadContext) =>
    db
      .select({
        ...getTableColumns(batch),
        namaProduk: product.nama,
        dosisDiberikan: givenDosesOfBatch,
      })
      .from(batch)
      .innerJoin(product, eq(product.id, batch.idProduk))
      .$dynamic(),
  labelOf: ({ nomor, namaProduk }) => `${namaProduk} ${nomor}`,
  auditFields: [...fieldNames(batchFields), 'status'],
  constraints: [
    { constraint: 'batch_nomor_unique', field: 'nomor', message: message('batch.numberInUse') },
    {
      constraint: 'batch_id_produk_product_id_fk',
      field: 'idProduk',
      message: message('batch.productGone'),
    },
  ],
});

const files = createAttachmentHandlers({ ...batches, slots: batchSlots });

const lifecycle = defineLifecycle({
  ...kitRecords(batches),
  states: batchStates,
  wrongState: ({ nomor }) => message('batch.wrongState', { nomor }),
  guards: {
    hasCertificate: async ({ db }, { id }) =>
      (await listAttachments(db, 'batch', id)).length === 0
        ? message('batch.certificateMissing')
        : undefined,
  },
  linkOf: ({ id }, recipient) =>
    recipient === 'FASKES' ? `/dashboard/vaksinasi/batch/${id}` : `/admin/batch/${id}`,
});

/** Expires batches whose last day has passed. */
export const expireBatches = timedTransition({
  name: 'expire batches',
  table: batch,
  lifecycle,
  records: batches,
  event: 'expire',
  isDue: now => lt(batch.kedaluwarsa, dayInJakarta(now)),
});

/** Inserts a batch with the first row of its history. */
export async function insertBatch(
  ctx: TransitionContext,
  values: z.output<typeof batchInput>,
): Promise<Batch> {
  const created = await batches.insert(ctx, formColumns(batchFields, values));
  await recordCreation(ctx, lifecycle, created, 'create');
  return created;
}

/** Triggers an event of a locked batch. @throws Problem 403, 409, 422 */
export const changeBatchState = (
  ctx: TransitionContext,
  record: Batch,
  event: EventOf<typeof batchStates>,
  options: { readonly reason?: string | undefined },
): Promise<Batch> => transition(ctx, lifecycle, record, event, options);

export const batchPage = batches.list({
  search: [batch.nomor, product.nama],
  sort: {
    kedaluwarsa: batch.kedaluwarsa,
    nomor: ignoringCase(batch.nomor),
    namaProduk: ignoringCase(product.nama),
    jumlah: batch.jumlah,
    modifiedAt: batch.modifiedAt,
  },
  filters: { idProduk: batch.idProduk, status: batch.status },
}) satisfies Handler<typeof batchCalls.list>;

export const batchHandlers: Handlers<typeof batchCalls> = {
  list: batchPage,
  get: (ctx, { params }) => batches.get(ctx, params.id),
  create: (ctx, { body }) => insertBatch(ctx, body),
  update: async (ctx, { params, body }) => {
    const before = await batches.lock(ctx, params.id, { submitted: body });
    if (before.status !== batchStates.initial)
      throw new Problem('KEADAAN_SALAH', message('batch.decided', { nomor: before.nomor }));
    return await batches.update(ctx, before, formColumns(batchFields, body));
  },
  changeState: async (ctx, { params, body: { event, alasan } }) => {
    const before = await batches.lock(ctx, params.id, { submitted: null });
    return await changeBatchState(ctx, before, event, { reason: alasan ?? undefined });
  },
  upload: async (ctx, { params: { id }, body }) => {
    await files.save(ctx, id, 'fileSertifikat', ['fileSertifikat', body.fileSertifikat]);
    return await batches.get(ctx, id);
  },
  history: createHistoryHandler('batch', batches),
  attachments: files.attachments,
  downloadAttachment: files.downloadAttachment,
};
