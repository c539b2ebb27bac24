import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import { listFaskesServing } from '#server/domains/faskes/index.ts';
import { withPrices } from '#server/domains/price/index.ts';
import type { Context } from '#server/platform/context.ts';
import { jadwalFaskes, product, service } from '#server/platform/db/schema/index.ts';
import { findAvailableDoses } from '#server/platform/db/views/stock.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { listActiveBoosterPks } from './booster.ts';

/** Returns the open weekdays of facilities with their capacity, by facility. */
async function findOpenDays(
  { db }: Pick<Context, 'db'>,
  faskesIds: readonly number[],
): Promise<Map<number, OrderFacts['faskes'][number]['hari']>> {
  const found = new Map<number, OrderFacts['faskes'][number]['hari']>();
  if (faskesIds.length === 0) return found;
  const days = await db
    .select({
      faskesId: jadwalFaskes.faskesId,
      hari: jadwalFaskes.hari,
      kapasitas: jadwalFaskes.kapasitas,
    })
    .from(jadwalFaskes)
    .where(and(inArray(jadwalFaskes.faskesId, [...faskesIds]), eq(jadwalFaskes.aktif, true)))
    .orderBy(asc(jadwalFaskes.hari));
  for (const { faskesId, hari, kapasitas } of days) {
    found.set(faskesId, [...(found.get(faskesId) ?? []), { hari, kapasitas: kapasitas ?? 0 }]);
  }
  return found;
}

/**
 * Returns what the lines of a company's order can refer to, with today's prices.
 * @throws Problem 404 for a company that the caller may not see
 */
export async function getOrderFacts(ctx: Context, bhbuId: number): Promise<OrderFacts> {
  const hariIni = dayInJakarta(ctx.now);
  const company = await bhbuRecords.get(ctx, bhbuId);
  const facilities = await listFaskesServing(ctx, bhbuId);
  const openDays = await findOpenDays(
    ctx,
    facilities.map(({ id }) => id),
  );
  const products = await withPrices(
    ctx,
    'product',
    await ctx.db.select().from(product).orderBy(asc(product.nama)),
    'hargaSatuan',
  );
  const available =
    ctx.scope === 'all'
      ? await findAvailableDoses(
          ctx.db,
          products.map(({ id }) => id),
          hariIni,
        )
      : null;
  const services = await withPrices(
    ctx,
    'service',
    await ctx.db.select().from(service).orderBy(asc(service.nama)),
    'tarifPerDosis',
  );
  const boosterAgreements = await listActiveBoosterPks(ctx.db, bhbuId);
  return {
    hariIni,
    perusahaan: { ...company, hasNpwp: company.npwp !== null } as OrderFacts['perusahaan'],
    faskes: facilities.map(one => ({ ...one, hari: openDays.get(one.id) ?? [] })),
    produk: products.map(one => ({
      ...one,
      name: one.nama,
      tersedia: available?.get(one.id) ?? null,
    })),
    layanan: services.map(one => ({ ...one, name: one.nama })),
    pksBooster: boosterAgreements.map(({ id, noPKS }) => ({ id, name: noPKS ?? String(id) })),
  };
}
