import type { CallResponse } from '#contract/core/endpoint.ts';
import type { pksCalls } from '#contract/domains/pks/calls.ts';
import { pksFields, type pksKinds } from '#contract/domains/pks/record.ts';
import { orderLifecycle, orderRecords, type OrderRow } from '#server/domains/order/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { pksDocuments } from './document.ts';
import { pksLifecycle } from './lifecycle.ts';
import { pksRecords, toPks, type PksRow } from './records.ts';
import {
  checkTerm,
  defaultTerm,
  findLivePks,
  findMissing,
  findParent,
  type Term,
} from './requirements.ts';
import { takeSnapshot } from './snapshot.ts';

const kindOf = (row: OrderRow): (typeof pksKinds)[number] =>
  row.amandemenDari !== null ? 'AMANDEMEN' : row.jenis;

/** Inserts the draft of an order's agreement. @throws Problem 422 when the order has one */
async function insertPks(
  ctx: Context,
  row: OrderRow,
  values: Term & { readonly catatanLegal?: string | null },
): Promise<PksRow> {
  const created = await pksRecords.insert(ctx, {
    ...values,
    idOrder: row.id,
    idBHBU: row.bhbuId,
    jenis: kindOf(row),
    pksInduk: (await findParent(ctx, row))?.id ?? null,
  });
  await recordCreation(ctx, pksLifecycle, created, 'create');
  return created;
}

export const generateHandlers = {
  create: async (ctx, { body }) => {
    const row = await orderRecords.lock(ctx, body.idOrder);
    if (row.status !== 'DITERIMA') {
      throw new Problem('KEADAAN_SALAH', orderLifecycle.wrongState(row, 'generatePks'), {
        currentState: row.status,
        reason: 'state',
      });
    }
    if (row.pksPayung !== null) {
      throw new Problem('KEADAAN_SALAH', message('pks.underBoosterPks'), {
        currentState: row.status,
        reason: 'pksId',
      });
    }
    await checkTerm(ctx, row, body);
    return toPks(ctx, await insertPks(ctx, row, formColumns(pksFields, body)));
  },

  checkGenerate: async (ctx, { body }): Promise<CallResponse<typeof pksCalls.checkGenerate>> => {
    const row = await orderRecords.get(ctx, body.idOrder);
    const missing = await findMissing(ctx, row, await findLivePks(ctx, row.id));
    return {
      lengkap: missing.length === 0,
      kurang: missing.map(({ pesan, ...item }) => ({ ...item, pesan: ctx.render(pesan) })),
    };
  },

  ...createDocumentHandlers(pksDocuments),

  /** Numbers the agreement of an order and freezes its content, which files its document. */
  generate: async (ctx, { body }) => {
    const row = await orderRecords.lock(ctx, body.idOrder);
    const found = await findLivePks(ctx, row.id);
    // The version is that of the draft whose content is frozen.
    const existing = found && (await pksRecords.lock(ctx, found.id, { submitted: body }));
    const [firstMissing] = await findMissing(ctx, row, existing);
    if (firstMissing) {
      throw new Problem('KEADAAN_SALAH', firstMissing.pesan, {
        currentState: row.status,
        reason: firstMissing.field,
      });
    }
    const draft = existing ?? (await insertPks(ctx, row, await defaultTerm(ctx, row)));
    const issued = await transition(ctx, pksLifecycle, draft, 'issue', {
      values: {
        isi: await takeSnapshot(ctx, row),
        noPKS: await drawDocumentNumber(ctx, 'pks'),
      },
    });
    await transition(ctx, orderLifecycle, row, 'generatePks');
    return toPks(ctx, await pksRecords.get(ctx, issued.id));
  },
} satisfies Partial<Handlers<typeof pksCalls>>;
