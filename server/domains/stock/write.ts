import { eq } from 'drizzle-orm';
import type { stockCalls } from '#contract/domains/stock/calls.ts';
import type { StockAction } from '#contract/domains/stock/record.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { stockEntry } from '#server/platform/db/schema/index.ts';
import { checkOtherPerson } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import { addEntries, type NewEntry } from './ledger.ts';
import { stockRecords, type StockRow } from './records.ts';

/** The entries of an action, and the doses of which it takes. */
const actions: Readonly<
  Record<
    StockAction,
    { readonly from: 'sisa' | 'dikarantina'; readonly entries: (n: number) => NewEntry[] }
  >
> = {
  RUSAK: { from: 'sisa', entries: n => [{ jenis: 'RUSAK', jumlah: n }] },
  KARANTINA: { from: 'sisa', entries: n => [{ jenis: 'KARANTINA', jumlah: n }] },
  LEPAS: { from: 'dikarantina', entries: n => [{ jenis: 'KARANTINA', jumlah: -n }] },
  MUSNAH: {
    from: 'dikarantina',
    entries: n => [
      { jenis: 'KARANTINA', jumlah: -n },
      { jenis: 'RUSAK', jumlah: n },
    ],
  },
  KEMBALI: {
    from: 'dikarantina',
    entries: n => [
      { jenis: 'KARANTINA', jumlah: -n },
      { jenis: 'KEMBALI', jumlah: n },
    ],
  },
};

/** States of a batch in which its doses may be returned to the seller. */
const returnableStates: readonly (string | null)[] = ['DITAHAN', 'DITARIK'];

const refuse = (text: ReturnType<typeof message>): never => {
  throw new Problem('KEADAAN_SALAH', text, { reason: 'state' });
};

/**
 * Checks an action against the stock. The facility that stores the doses does not decide whether
 * quarantined ones are usable again, and received doses go back only when their batch is held or recalled.
 * @throws Problem 409, 422 for more doses than there are
 */
function checkAction(ctx: Context, row: StockRow, action: StockAction, doses: number): void {
  if (action === 'LEPAS' && ctx.user.faskesId !== null) refuse(message('stock.releaseBySeller'));
  const { statusBatch, nomorBatch } = row;
  const nomor = nomorBatch ?? '';
  if (action === 'LEPAS' && (statusBatch === 'DITAHAN' || statusBatch === 'DITARIK')) {
    refuse(message('stock.batchHeld', { nomor }));
  }
  if (action === 'KEMBALI' && !returnableStates.includes(statusBatch)) {
    refuse(message('stock.noReturns', { nomor }));
  }
  const { from } = actions[action];
  const available = Math.max(0, row[from]);
  if (doses > available) {
    throw invalidField('jumlah', message(`stock.moreThan.${from}`, { dosis: available }));
  }
}

/** Adds entries to a locked stock with the audit entry of their action. */
export async function addAudited(
  ctx: Context,
  before: StockRow,
  entries: readonly NewEntry[],
  { action, reason }: { readonly action: string; readonly reason: string },
): Promise<StockRow> {
  await addEntries(ctx, before.id, entries);
  const after = await stockRecords.get(ctx, before.id);
  const quantities = ({ rusak, dikarantina, dikembalikan, sisa }: StockRow) => ({
    rusak,
    dikarantina,
    dikembalikan,
    sisa,
  });
  await ctx.audit({
    action: `stock.${action}`,
    resource: 'stock',
    recordId: before.id,
    recordLabel: stockRecords.labelOf(before),
    ...diffFields(quantities(before), quantities(after)),
    reason,
  });
  return after;
}

export const writeHandlers = {
  act: async (ctx, { params, body }) => {
    const before = await stockRecords.lock(ctx, params.id);
    const { tindakan, jumlah, alasan } = body;
    const sebab = body.sebab ?? null;
    checkAction(ctx, before, tindakan, jumlah);
    if (tindakan === 'RUSAK' && sebab === null) {
      throw invalidField('sebab', message('stock.wastageReasonMissing'));
    }
    if (tindakan !== 'RUSAK' && sebab !== null) {
      throw invalidField('sebab', message('stock.noWastage'));
    }
    const entries = actions[tindakan]
      .entries(jumlah)
      .map(one => ({ ...one, alasan, sebab, tindakan }));
    return await addAudited(ctx, before, entries, { action: 'act', reason: alasan });
  },

  reverse: async (ctx, { params, body }) => {
    const [entry] = await ctx.db.select().from(stockEntry).where(eq(stockEntry.id, params.id));
    if (!entry) throw notFound('stockEntry');
    // Also checks the scope; an entry of another facility does not exist for the caller.
    const before = await stockRecords.lock(ctx, entry.idStok);
    const { id, jenis, jumlah, sebab, tindakan } = entry;
    if (tindakan !== 'RUSAK' || jumlah <= 0) refuse(message('stock.notReversible'));
    const reversed = await ctx.db.$count(stockEntry, eq(stockEntry.idDibalik, id));
    if (reversed > 0) refuse(message('stock.alreadyReversed'));
    const counter = { jenis, jumlah: -jumlah, sebab, tindakan, idDibalik: id, alasan: body.alasan };
    return await addAudited(ctx, before, [counter], { action: 'reverse', reason: body.alasan });
  },

  explain: async (ctx, { params, body }) => {
    const before = await stockRecords.lock(ctx, params.id, { submitted: body });
    if (before.masalah === null) refuse(message('stock.nothingToExplain'));
    const deciding = await checkOtherPerson(ctx, 'stock.explain', before.id);
    return await stockRecords.update(
      deciding,
      before,
      {
        penjelasan: body.penjelasan,
        dijelaskanOleh: ctx.user.fullName,
        waktuPenjelasan: ctx.now.toISOString(),
      },
      { action: 'explain', reason: body.penjelasan, audited: { masalah: before.masalah } },
    );
  },
} satisfies Partial<Handlers<typeof stockCalls>>;
