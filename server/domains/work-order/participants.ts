import { and, eq, sql } from 'drizzle-orm';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import { vaccinationTypeOf } from '#contract/domains/order/record.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { ParticipantCheck } from '#contract/domains/work-order/record.ts';
import { orderRecords, type OrderRow } from '#server/domains/order/index.ts';
import type { Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { pesertaCount } from '#server/platform/db/schema/index.ts';
import { findDeliveredLines } from './lines.ts';

/**
 * Compares the valid participants of a company with the doses of its order: the company hands over
 * the data of as many people as it ordered doses for (Permenkes 10/2021).
 */
export async function checkParticipants(
  db: Queryable,
  { bhbuId, jenis, id, rootId }: Pick<OrderRow, 'bhbuId' | 'id' | 'jenis' | 'rootId'>,
): Promise<ParticipantCheck> {
  const [counted] = await db
    .select({
      terunggah: sql<number>`coalesce(sum(${pesertaCount.n}), 0)::int`,
      valid: sql<number>`coalesce(sum(${pesertaCount.n}) filter (
        where ${pesertaCount.isValid} and ${pesertaCount.isActive}), 0)::int`,
    })
    .from(pesertaCount)
    .where(
      and(
        eq(pesertaCount.bhbuId, bhbuId),
        eq(pesertaCount.vaccinationType, vaccinationTypeOf[jenis]),
        eq(pesertaCount.isVoucher, false),
      ),
    );
  const { terunggah, valid } = counted ?? { terunggah: 0, valid: 0 };
  const { lines } = await findDeliveredLines(db, rootId ?? id);
  const of = lines.map(line => {
    const doses = agreedDoses(line);
    return { doses, people: Math.ceil(doses / (line.dosisPerOrang ?? 1)) };
  });
  const dibutuhkan = of.reduce((sum, { doses }) => sum + doses, 0);
  const pesertaDibutuhkan = of.reduce((sum, { people }) => sum + people, 0);
  return {
    terunggah,
    valid,
    pesertaDibutuhkan,
    dosisPeserta:
      pesertaDibutuhkan === 0 ? 0 : Math.floor((valid * dibutuhkan) / pesertaDibutuhkan),
    dibutuhkan,
    cukup: valid >= pesertaDibutuhkan,
  };
}

/** Returns the participant check of an order. @throws Problem 404 */
export const participantHandler: Handler<typeof workOrderCalls.checkParticipants> = async (
  ctx,
  { params },
) => await checkParticipants(ctx.db, await orderRecords.get(ctx, params.id));
