import { eq } from 'drizzle-orm';
import type { Service } from '#contract/service.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { service } from '../db/schema/index.ts';
import { presentOf, pricesOf } from '../price/index.ts';
import { notFound } from '../problem.ts';

type Reach = Pick<Context, 'db' | 'now'>;

const columns = {
  id: service.id,
  kode: service.code,
  nama: service.name,
  tipe: service.type,
  minPeserta: service.leastParticipants,
  termasuk: service.includes,
  kelasPajak: service.taxClass,
  pphKode: service.withholdingCode,
  isActive: service.isActive,
  version: service.version,
  createdAt: service.createdAt,
  createdBy: service.createdBy,
  modifiedAt: service.modifiedAt,
  modifiedBy: service.modifiedBy,
};

/** Starts a service query without tariffs; the calling code adds conditions and order. */
export const serviceRows = ({ db }: Pick<Context, 'db'>) =>
  db.select(columns).from(service).$dynamic();

type Row = Awaited<ReturnType<typeof serviceRows>>[number];

/** Adds the tariff valid today and the price history to service rows. */
export async function withPrices({ db, now }: Reach, rows: readonly Row[]): Promise<Service[]> {
  const prices = await pricesOf(
    db,
    'service',
    rows.map(({ id }) => id),
  );
  return rows.map(row => {
    const { harga, rest } = presentOf(prices(row.id), dayInJakarta(now));
    return { ...row, tarifPerDosis: harga, ...rest };
  });
}

/** @throws Problem 404 */
export async function getService(reach: Reach, id: number): Promise<Service> {
  const [found] = await withPrices(reach, await serviceRows(reach).where(eq(service.id, id)));
  if (!found) throw notFound('Layanan');
  return found;
}

/** Locks a service until the transaction ends and returns it. @throws Problem 404 */
export async function takeService(ctx: Context, id: number): Promise<Service> {
  await ctx.db.select({ id: service.id }).from(service).where(eq(service.id, id)).for('update');
  return await getService(ctx, id);
}
