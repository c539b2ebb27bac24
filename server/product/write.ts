import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import {
  ceilingsOf,
  productFaults,
  productFields,
  type Product,
  type productCalls,
} from '#contract/product.ts';
import { changed } from '../audit/audit.ts';
import type { Context, Verb } from '../context.ts';
import { product } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import {
  checkCeilingsKept,
  checkFirstPrice,
  checkPriceUntouched,
  insertPrice,
  priceForTrail,
  refuse,
} from '../price/index.ts';
import { unlessTaken } from '../unless-taken.ts';
import { getProduct, takeProduct } from './read.ts';

const told = [
  ...(Object.keys(productFields) as (keyof typeof productFields)[]),
  'isActive',
] as const;

/** Returns the audit fields of a product; its prices have audit entries of their own. */
const forTrail = (record: Product) => Object.fromEntries(told.map(key => [key, record[key]]));

/** Converts a product form to columns. */
const toRow = (body: Input<typeof productCalls.update>['body']) => ({
  code: body.kode,
  name: body.nama,
  type: body.tipe,
  producer: body.produsen,
  importer: body.importir,
  authorisation: body.noEUA,
  vaccineKind: body.jenisVaksin || null,
  dosesPerVial: body.dosisPerVial,
  vialsPerBox: body.vialPerBox,
  volumeMl: body.volumeMl,
  dosesPerPerson: body.dosisPerOrang,
  intervalDays: body.intervalHari ?? null,
  leastDegrees: body.suhuMin,
  mostDegrees: body.suhuMax,
  unit: body.satuan,
  kfaCode: body.kodeKFA || null,
  taxClass: body.kelasPajak,
});

/** Runs a write and maps a duplicate code to its field. @throws Problem 422 on `kode` */
const codeIsFree = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(
    {
      constraint: 'product_code_unique',
      field: 'kode',
      message: 'Kode ini sudah dipakai produk lain',
    },
    write,
  );

export const create: Verb<typeof productCalls.create> = async (ctx, { body }) => {
  const price = { ...body, harga: body.hargaSatuan };
  refuse(productFaults(body));
  checkFirstPrice(ctx, 'hargaSatuan', price, ceilingsOf(body.tipe));
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [made] = await codeIsFree(() =>
    ctx.db
      .insert(product)
      .values({ ...toRow(body), createdAt: at, createdBy: by, modifiedAt: at, modifiedBy: by })
      .returning({ id: product.id }),
  );
  const id = made?.id ?? 0;
  await insertPrice(ctx, 'product', id, price);
  const record = await getProduct(ctx, id);
  await ctx.audit({
    action: 'product.create',
    resource: 'product',
    recordId: id,
    recordLabel: record.nama,
    after: { ...forTrail(record), ...priceForTrail(price) },
  });
  return record;
};

/** Updates a locked product, writes the audit entry and returns the new record. */
async function write(
  ctx: Context,
  act: string,
  before: Product,
  values: Partial<typeof product.$inferInsert>,
): Promise<Product> {
  await codeIsFree(() =>
    ctx.db
      .update(product)
      .set({
        ...values,
        version: sql`${product.version} + 1`,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(product.id, before.id)),
  );
  const after = await getProduct(ctx, before.id);
  await ctx.audit({
    action: `product.${act}`,
    resource: 'product',
    recordId: after.id,
    recordLabel: after.nama,
    ...changed(forTrail(before), forTrail(after)),
  });
  return after;
}

export const update: Verb<typeof productCalls.update> = async (ctx, { params, body }) => {
  const before = await takeProduct(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  checkPriceUntouched(body, before, ['hargaSatuan', 'berlakuDari', 'berlakuSampai', 'noSK']);
  refuse(productFaults(body));
  checkCeilingsKept(before.riwayatHarga, ceilingsOf(body.tipe));
  return await write(ctx, 'update', before, toRow(body));
};

/** Activates or deactivates a product; an inactive one is not offered as a choice. */
export const setActive: Verb<typeof productCalls.setActive> = async (ctx, { params, body }) => {
  const before = await takeProduct(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  const act = body.isActive ? 'activate' : 'deactivate';
  return await write(ctx, act, before, { isActive: body.isActive });
};
