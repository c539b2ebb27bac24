import { eq } from 'drizzle-orm';
import type { Product } from '#contract/product.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../jakarta-day.ts';
import { product } from '../db/schema/index.ts';
import { currentPriceOf, loadPrices } from '../price/index.ts';
import { notFound } from '../problem.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

const productColumns = {
  id: product.id,
  kode: product.kode,
  nama: product.nama,
  tipe: product.tipe,
  produsen: product.produsen,
  importir: product.importir,
  noEUA: product.noEUA,
  jenisVaksin: product.jenisVaksin,
  dosisPerVial: product.dosisPerVial,
  vialPerBox: product.vialPerBox,
  volumeMl: product.volumeMl,
  dosisPerOrang: product.dosisPerOrang,
  intervalHari: product.intervalHari,
  suhuMin: product.suhuMin,
  suhuMax: product.suhuMax,
  satuan: product.satuan,
  kodeKFA: product.kodeKFA,
  kelasPajak: product.kelasPajak,
  isActive: product.isActive,
  version: product.version,
  createdAt: product.createdAt,
  createdBy: product.createdBy,
  modifiedAt: product.modifiedAt,
  modifiedBy: product.modifiedBy,
};

/** Starts a product query without prices; the calling code adds conditions and order. */
export const selectProducts = ({ db }: Pick<Context, 'db'>) =>
  db.select(productColumns).from(product).$dynamic();

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Adds the price valid today and the price history to product rows. */
export async function withProductPrices(
  { db, now }: ReadContext,
  rows: readonly ProductRow[],
): Promise<Product[]> {
  const prices = await loadPrices(
    db,
    'product',
    rows.map(({ id }) => id),
  );
  return rows.map(({ dosisPerVial, vialPerBox, ...row }) => {
    const { harga, rest } = currentPriceOf(prices(row.id), dayInJakarta(now));
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
export async function getProduct(readContext: ReadContext, id: number): Promise<Product> {
  const [found] = await withProductPrices(
    readContext,
    await selectProducts(readContext).where(eq(product.id, id)),
  );
  if (!found) throw notFound('Produk');
  return found;
}

/** Locks a product until the transaction ends and returns it. @throws Problem 404 */
export async function lockProduct(ctx: Context, id: number): Promise<Product> {
  await ctx.db.select({ id: product.id }).from(product).where(eq(product.id, id)).for('update');
  return await getProduct(ctx, id);
}
