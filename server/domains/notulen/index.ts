import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { notulenFields, type notulenCalls, type OpenDecision } from '#contract/domains/notulen.ts';
import { orderRecords, type OrderRow } from '#server/domains/order/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { bhbu, notulen, order } from '#server/platform/db/schema/index.ts';
import type { Waiting } from '#server/platform/db/waiting.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  type ReadContext,
} from '#server/platform/record/index.ts';

const records = defineRecords({
  table: notulen,
  resource: 'notulen',
  noun: 'notulen',
  select: ({ db }: ReadContext) => db.select(getTableColumns(notulen)).from(notulen).$dynamic(),
  labelOf: ({ tanggalRapat }) => `Rapat teknis ${tanggalRapat}`,
  auditFields: [...fieldNames(notulenFields), 'status'],
});

/** Maximum number of open decisions that are listed. */
const maxOpenDecisions = 500;

/** States of versions of an order whose meetings have nothing left to do. */
const endedVersions = sql`('DRAFT', 'DITOLAK', 'DIAMANDEMEN', 'SELESAI', 'DIBATALKAN',
  'BATAL_GAGAL_BAYAR', 'DIAKHIRI')`;

/** The decisions of final notes that are not done, one row each, with the newest version. */
const openDecisions = sql`
  from ${notulen}
  join lateral (
    select version.id from "order" version
    where (version.id = ${notulen.idOrder} or version.root_id = ${notulen.idOrder})
      and version.status not in ${endedVersions}
    order by version.id desc limit 1
  ) newest on true
  join ${order} on ${order.id} = newest.id
  join ${bhbu} on ${bhbu.id} = ${order.bhbuId}
  cross join lateral jsonb_array_elements(${notulen.keputusan})
    with ordinality as decision (content, ordinal)
  where ${notulen.status} = 'FINAL'
    and not (decision.content ->> 'selesai')::boolean`;

/** Counts the open decisions, for the dashboard. */
export async function countOpenDecisions({ db }: Pick<Context, 'db'>): Promise<Waiting> {
  const { rows } = await db.execute<Required<Waiting> & Record<string, unknown>>(sql`
    select count(*)::int as jumlah, min(${notulen.tanggalRapat})::text as tertua,
      min(decision.content ->> 'tenggat') as tenggat ${openDecisions}`);
  return rows[0] ?? { jumlah: 0, tertua: null };
}

/** Notes belong to all versions of an order, so they name the first one. */
const familyOf = ({ id, rootId }: OrderRow): number => rootId ?? id;

export const notulenHandlers: Handlers<typeof notulenCalls> = {
  /** Inserts notes, or updates the draft that the body names. */
  insert: async (ctx, { body }) => {
    const forOrder = await orderRecords.get(ctx, body.idOrder);
    const values = { ...formColumns(notulenFields, body), status: body.status };
    if (body.idNotulen === undefined) {
      return await records.insert(ctx, { ...values, idOrder: familyOf(forOrder) });
    }
    const before = await records.lock(ctx, body.idNotulen, { submitted: body });
    if (before.idOrder !== familyOf(forOrder)) throw notFound('notulen');
    if (before.status === 'FINAL') {
      throw new Problem('KEADAAN_SALAH', message('notulen.final'), {
        currentState: before.status,
        reason: 'state',
      });
    }
    return await records.update(ctx, before, values);
  },
  /** Companies and facilities see final notes only. */
  ofOrder: async (ctx, { params }) => {
    const idOrder = familyOf(await orderRecords.get(ctx, params.id));
    return await ctx.db
      .select()
      .from(notulen)
      .where(
        and(
          eq(notulen.idOrder, idOrder),
          ctx.scope === 'own' ? eq(notulen.status, 'FINAL') : undefined,
        ),
      )
      .orderBy(desc(notulen.tanggalRapat), desc(notulen.id));
  },
  openDecisions: async ({ db }) => {
    const { rows } = await db.execute(sql`
      select ${notulen.id} as "idNotulen", (decision.ordinal - 1)::int as nomor,
        ${order.id} as "idOrder", ${order.noOrder} as "noOrder",
        ${bhbu.namaBHBU} as "namaBHBU", ${notulen.tanggalRapat}::text as "tanggalRapat",
        decision.content ->> 'isi' as isi, decision.content ->> 'pic' as pic,
        decision.content ->> 'tenggat' as tenggat, ${notulen.version} as version
      ${openDecisions}
      order by decision.content ->> 'tenggat' nulls last, ${notulen.id}, decision.ordinal
      limit ${maxOpenDecisions}`);
    return rows as unknown as OpenDecision[];
  },
  completeDecision: async (ctx, { params, body }) => {
    const before = await records.lock(ctx, params.id, { submitted: body });
    await orderRecords.get(ctx, before.idOrder);
    if (!before.keputusan[body.nomor]) throw notFound('notulen');
    const keputusan = before.keputusan.map((decision, at) =>
      at === body.nomor ? { ...decision, selesai: body.selesai } : decision,
    );
    return await records.update(ctx, before, { keputusan }, { action: 'decision' });
  },
};
