import { eq } from 'drizzle-orm';
import type { Service } from '#contract/service.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../jakarta-day.ts';
import { service } from '../db/schema/index.ts';
import { currentPriceOf, loadPrices } from '../price/index.ts';
import { notFound } from '../problem.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

const serviceColumns = {
  id: service.id,
  kode: service.kode,
  nama: service.nama,
  tipe: service.tipe,
  minPeserta: service.minPeserta,
  termasuk: service.termasuk,
  kelasPajak: service.kelasPajak,
  pphKode: service.pphKode,
  isActive: service.isActive,
  version: service.version,
  createdAt: service.createdAt,
  createdBy: service.createdBy,
  modifiedAt: service.modifiedAt,
  modifiedBy: service.modifiedBy,
};

/** Starts a service query without tariffs; the calling code adds conditions and order. */
export const selectServices = ({ db }: Pick<Context, 'db'>) =>
  db.select(serviceColumns).from(service).$dynamic();

type ServiceRow = Awaited<ReturnType<typeof selectServices>>[number];

/** Adds the tariff valid today and the price history to service rows. */
export async function withServicePrices(
  { db, now }: ReadContext,
  rows: readonly ServiceRow[],
): Promise<Service[]> {
  const prices = await loadPrices(
    db,
    'service',
    rows.map(({ id }) => id),
  );
  return rows.map(row => {
    const { harga, rest } = currentPriceOf(prices(row.id), dayInJakarta(now));
    return { ...row, tarifPerDosis: harga, ...rest };
  });
}

/** @throws Problem 404 */
export async function getService(readContext: ReadContext, id: number): Promise<Service> {
  const [found] = await withServicePrices(
    readContext,
    await selectServices(readContext).where(eq(service.id, id)),
  );
  if (!found) throw notFound('Layanan');
  return found;
}

/** Locks a service until the transaction ends and returns it. @throws Problem 404 */
export async function lockService(ctx: Context, id: number): Promise<Service> {
  await ctx.db.select({ id: service.id }).from(service).where(eq(service.id, id)).for('update');
  return await getService(ctx, id);
}
