import { eq, getTableColumns, lt } from 'drizzle-orm';
import type { EventOf } from '#contract/core/lifecycle.ts';
import type { z } from '#contract/core/zod.ts';
import {
  batchFields,
  batchSlots,
  type Batch,
  type batchCalls,
  type batchInput,
} from '#contract/domains/batch.ts';
import { recordPath } from '#contract/record-pages.ts';
import { batchStates, expiryStates } from '#contract/states/batch.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import { listAttachments } from '#server/platform/attachment/attachment-store.ts';
import type { Handler, Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { batch, product } from '#server/platform/db/schema/index.ts';
import { dosesAfterExpiry, givenDosesOfBatch } from '#server/platform/db/views/doses.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import {
  defineLifecycle,
  kitRecords,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { timedTransition } from '#server/platform/lifecycle/timed-transition.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { reasonOfState } from '#server/platform/db/waiting.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  type ReadContext,
} from '#server/platform/record/index.ts';
import { assertNumberFree, sameNumbers } from './number.ts';

export { hasBatchNumber } from './number.ts';
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
        alasanStatus: reasonOfState('batch', batch),
        namaProduk: product.nama,
        dosisDiberikan: givenDosesOfBatch,
        dosisLewat: dosesAfterExpiry,
        nomorSama: sameNumbers,
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
  linkOf: ({ id }, recipient) => recordPath('batch', id, recipient === 'FASKES' ? 'own' : 'all'),
});

// An expired batch is not approved or released, even before the job that expires it runs.
for (const event of ['approve', 'release', 'restore'] as const) {
  lifecycle.addGuard(event, 'notExpired', ({ now }, { nomor, kedaluwarsa }) =>
    kedaluwarsa < dayInJakarta(now)
      ? message('batch.hasExpired', { nomor, sejak: kedaluwarsa })
      : undefined,
  );
}

/** Rejects a batch whose last day has passed. @throws Problem 422 on `kedaluwarsa` */
function assertNotExpired(now: Date, { kedaluwarsa }: Pick<Batch, 'kedaluwarsa'>): void {
  if (kedaluwarsa < dayInJakarta(now)) {
    throw invalidField('kedaluwarsa', message('batch.expiryPast'));
  }
}

/**
 * Corrects the last day of a batch that has been decided. An expired batch that turns out to be usable
 * is held until somebody releases it.
 */
const correctExpiry: Handler<typeof batchCalls.correctExpiry> = async (ctx, { params, body }) => {
  const before = await batches.lock(ctx, params.id, { submitted: body });
  const { nomor, status } = before;
  const { kedaluwarsa, alasan } = body;
  if (!expiryStates.includes(status)) {
    throw new Problem('KEADAAN_SALAH', message('batch.expiryState', { nomor }), {
      currentState: status,
      reason: 'state',
    });
  }
  if (kedaluwarsa === before.kedaluwarsa) {
    throw invalidField('kedaluwarsa', message('batch.sameExpiry'));
  }
  const after = await batches.update(
    ctx,
    before,
    { kedaluwarsa },
    { action: 'correctExpiry', reason: alasan },
  );
  return status === 'KEDALUWARSA' && kedaluwarsa >= dayInJakarta(ctx.now)
    ? await changeBatchState(ctx, after, 'restore', { reason: alasan })
    : after;
};

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
  create: async (ctx, { body }) => {
    assertNotExpired(ctx.now, body);
    await assertNumberFree(ctx.db, body);
    return await insertBatch(ctx, body);
  },
  update: async (ctx, { params, body }) => {
    const before = await batches.lock(ctx, params.id, { submitted: body });
    if (before.status !== batchStates.initial)
      throw new Problem('KEADAAN_SALAH', message('batch.decided', { nomor: before.nomor }));
    assertNotExpired(ctx.now, body);
    await assertNumberFree(ctx.db, body, before.id);
    return await batches.update(ctx, before, formColumns(batchFields, body));
  },
  correctExpiry,
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
