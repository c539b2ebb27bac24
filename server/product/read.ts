import { eq } from 'drizzle-orm';
import type { Product } from '#contract/product.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { product } from '../db/schema/index.ts';
import { presentOf, pricesOf } from '../price/index.ts';
import { notFound } from '../problem.ts';

type Reach = Pick<Context, 'db' | 'now'>;

const columns = {
  id: product.id,
  kode: product.code,
  nama: product.name,
  tipe: product.type,
  produsen: product.producer,
  importir: product.importer,
  noEUA: product.authorisation,
  jenisVaksin: product.vaccineKind,
  dosisPerVial: product.dosesPerVial,
  vialPerBox: product.vialsPerBox,
  volumeMl: product.volumeMl,
  dosisPerOrang: product.dosesPerPerson,
  intervalHari: product.intervalDays,
  suhuMin: product.leastDegrees,
  suhuMax: product.mostDegrees,
  satuan: product.unit,
  kodeKFA: product.kfaCode,
  kelasPajak: product.taxClass,
  isActive: product.isActive,
  version: product.version,
  createdAt: product.createdAt,
  createdBy: product.createdBy,
  modifiedAt: product.modifiedAt,
  modifiedBy: product.modifiedBy,
};

/** Starts a product query without prices; the calling code adds conditions and order. */
export const productRows = ({ db }: Pick<Context, 'db'>) =>
  db.select(columns).from(product).$dynamic();

type Row = Awaited<ReturnType<typeof productRows>>[number];

/** Adds the price valid today and the price history to product rows. */
export async function withPrices({ db, now }: Reach, rows: readonly Row[]): Promise<Product[]> {
  const prices = await pricesOf(
    db,
    'product',
    rows.map(({ id }) => id),
  );
  return rows.map(({ dosisPerVial, vialPerBox, ...row }) => {
    const { harga, rest } = presentOf(prices(row.id), dayInJakarta(now));
    return {
      ...row,
      dosisPerVial: dosisPerVial as Product['dosisPerVial'],
      vialPerBox: vialPerBox as Product['vialPerBox'],
      hargaSatuan: harga,
      ...rest,
    };
  });
}

/** @throws Problem 404 */
export async function getProduct(reach: Reach, id: number): Promise<Product> {
  const [found] = await withPrices(reach, await productRows(reach).where(eq(product.id, id)));
  if (!found) throw notFound('Produk');
  return found;
}

/** Locks a product until the transaction ends and returns it. @throws Problem 404 */
export async function takeProduct(ctx: Context, id: number): Promise<Product> {
  await ctx.db.select({ id: product.id }).from(product).where(eq(product.id, id)).for('update');
  return await getProduct(ctx, id);
}
