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

/** The query for products as they are kept, yet without their prices; conditions and order are the caller's. */
export const productRows = ({ db }: Pick<Context, 'db'>) =>
  db.select(columns).from(product).$dynamic();

type Row = Awaited<ReturnType<typeof productRows>>[number];

/** Products with the price that holds today, and all there are. */
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

/** One product. @throws Problem 404 */
export async function getProduct(reach: Reach, id: number): Promise<Product> {
  const [found] = await withPrices(reach, await productRows(reach).where(eq(product.id, id)));
  if (!found) throw notFound('Produk');
  return found;
}

/** One product, locked until the transaction ends. @throws Problem 404 */
export async function takeProduct(ctx: Context, id: number): Promise<Product> {
  await ctx.db.select({ id: product.id }).from(product).where(eq(product.id, id)).for('update');
  return await getProduct(ctx, id);
}
