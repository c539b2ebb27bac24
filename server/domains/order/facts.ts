import { asc } from 'drizzle-orm';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import { skbOf } from '#contract/domains/tax/index.ts';
import { countedSkb, bhbuRecords } from '#server/domains/bhbu/index.ts';
import { listFaskesServing } from '#server/domains/faskes/index.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { withPrices } from '#server/domains/price/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Context } from '#server/platform/context.ts';
import { product, service } from '#server/platform/db/schema/index.ts';
import { findAvailableDoses } from '#server/platform/db/views/stock.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { listActiveBoosterPks } from './booster.ts';

/**
 * Returns what the lines of a company's order can refer to, with today's prices.
 * @throws Problem 404 for a company that the caller may not see
 */
export async function getOrderFacts(ctx: Context, bhbuId: number): Promise<OrderFacts> {
  const hariIni = dayInJakarta(ctx.now);
  const company = await bhbuRecords.get(ctx, bhbuId);
  const seller = await findSellerOn(ctx.db, hariIni);
  const facilities = await listFaskesServing(ctx, bhbuId);
  const openings = await findOpenings(
    ctx.db,
    hariIni,
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
    perusahaan: {
      ...company,
      ...countedSkb(company),
      hasNpwp: company.npwp !== null,
      skbPenjual: seller ? skbOf(seller) : null,
    } as OrderFacts['perusahaan'],
    faskes: facilities.map(one => {
      const { hari = null, libur = [] } = openings.get(one.id) ?? {};
      return { ...one, hari: hari && [...hari], libur: [...libur] };
    }),
    produk: products.map(one => ({
      ...one,
      name: one.nama,
      tersedia: available?.get(one.id) ?? null,
    })),
    layanan: services.map(one => ({ ...one, name: one.nama })),
    pksBooster: boosterAgreements.map(({ id, noPKS }) => ({ id, name: noPKS ?? String(id) })),
  };
}
