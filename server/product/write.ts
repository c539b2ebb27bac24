import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/endpoint.ts';
import {
  productCeilings,
  validateProduct,
  productFields,
  type Product,
  type productCalls,
} from '#contract/product.ts';
import { diffFields } from '../audit/write-audit.ts';
import type { Context, Handler } from '../context.ts';
import { product } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import {
  checkWithinCeilings,
  validateFirstPrice,
  checkPriceUnchanged,
  insertPrice,
  priceForTrail,
  throwIfInvalid,
} from '../price/index.ts';
import { mapUniqueViolation } from '../db/unique-violation.ts';
import { getProduct, lockProduct } from './read.ts';

const auditedFields = [
  ...(Object.keys(productFields) as (keyof typeof productFields)[]),
  'isActive',
] as const;

/** Returns the audit fields of a product; its prices have separate audit entries. */
const productAuditFields = (record: Product) =>
  Object.fromEntries(auditedFields.map(key => [key, record[key]]));

/** Converts a product form to columns. */
const toProductColumns = (body: HandlerInput<typeof productCalls.update>['body']) => ({
  kode: body.kode,
  nama: body.nama,
  tipe: body.tipe,
  produsen: body.produsen,
  importir: body.importir,
  noEUA: body.noEUA,
  jenisVaksin: body.jenisVaksin || null,
  dosisPerVial: body.dosisPerVial,
  vialPerBox: body.vialPerBox,
  volumeMl: body.volumeMl,
  dosisPerOrang: body.dosisPerOrang,
  intervalHari: body.intervalHari ?? null,
  suhuMin: body.suhuMin,
  suhuMax: body.suhuMax,
  satuan: body.satuan,
  kodeKFA: body.kodeKFA || null,
  kelasPajak: body.kelasPajak,
});

/** Runs a write and maps a duplicate code to its field. @throws Problem 422 on `kode` */
const withUniqueProductCode = <T>(write: () => Promise<T>): Promise<T> =>
  mapUniqueViolation(
    {
      constraint: 'product_code_unique',
      field: 'kode',
      message: 'Kode ini sudah dipakai produk lain',
    },
    write,
  );

export const create: Handler<typeof productCalls.create> = async (ctx, { body }) => {
  const price = { ...body, harga: body.hargaSatuan };
  throwIfInvalid(validateProduct(body));
  validateFirstPrice(ctx, 'hargaSatuan', price, productCeilings(body.tipe));
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [inserted] = await withUniqueProductCode(() =>
    ctx.db
      .insert(product)
      .values({
        ...toProductColumns(body),
        createdAt: at,
        createdBy: by,
        modifiedAt: at,
        modifiedBy: by,
      })
      .returning({ id: product.id }),
  );
  const id = inserted?.id ?? 0;
  await insertPrice(ctx, 'product', id, price);
  const record = await getProduct(ctx, id);
  await ctx.audit({
    action: 'product.create',
    resource: 'product',
    recordId: id,
    recordLabel: record.nama,
    after: { ...productAuditFields(record), ...priceForTrail(price) },
  });
  return record;
};

/** Updates a locked product, writes the audit entry and returns the new record. */
async function updateProduct(
  ctx: Context,
  actionName: string,
  before: Product,
  values: Partial<typeof product.$inferInsert>,
): Promise<Product> {
  await withUniqueProductCode(() =>
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
    action: `product.${actionName}`,
    resource: 'product',
    recordId: after.id,
    recordLabel: after.nama,
    ...diffFields(productAuditFields(before), productAuditFields(after)),
  });
  return after;
}

export const update: Handler<typeof productCalls.update> = async (ctx, { params, body }) => {
  const before = await lockProduct(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, body);
  checkPriceUnchanged(body, before, ['hargaSatuan', 'berlakuDari', 'berlakuSampai', 'noSK']);
  throwIfInvalid(validateProduct(body));
  checkWithinCeilings(before.riwayatHarga, productCeilings(body.tipe));
  return await updateProduct(ctx, 'update', before, toProductColumns(body));
};

/** Activates or deactivates a product; an inactive one is not offered as a choice. */
export const setActive: Handler<typeof productCalls.setActive> = async (ctx, { params, body }) => {
  const before = await lockProduct(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, body);
  const actionName = body.isActive ? 'activate' : 'deactivate';
  return await updateProduct(ctx, actionName, before, { isActive: body.isActive });
};
