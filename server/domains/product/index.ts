import { eq, type SQL } from 'drizzle-orm';
import { taxItemDefaults, taxItem } from '#contract/domains/faktur/item.ts';
import {
  productCeilingKind,
  productFields,
  productTypes,
  validateProduct,
  type productCalls,
} from '#contract/domains/product.ts';
import {
  checkPriceUnchanged,
  checkWithinCeilings,
  createPriceHandlers,
  insertPrice,
  priceAuditFields,
  throwIfInvalid,
  validateFirstPrice,
  withPrices,
} from '#server/domains/price/index.ts';
import type { Context, Handler, Handlers } from '#server/platform/context.ts';
import { ignoringCase, inOrderOf } from '#server/platform/db/list-query.ts';
import { product } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  selectChoices,
} from '#server/platform/record/index.ts';
import type { ChoicesQuery } from '#server/platform/record/index.ts';

const selectProducts = ({ db }: Pick<Context, 'db'>) => db.select().from(product).$dynamic();

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const withProductPrices = (ctx: Pick<Context, 'db' | 'now'>, rows: ProductRow[]) =>
  withPrices(ctx, 'product', rows, 'hargaSatuan');

/** Products with the price valid today; prices have separate audit entries. */
const products = defineRecords({
  table: product,
  resource: 'product',
  noun: 'product',
  select: selectProducts,
  complete: withProductPrices,
  labelOf: ({ nama }) => nama,
  auditFields: [...fieldNames(productFields), 'isActive'],
  constraints: [
    {
      constraint: 'product_code_unique',
      field: 'kode',
      message: message('product.codeTaken'),
    },
  ],
});

/** Lists product options with their prices. */
async function listChoices(ctx: Context, query: ChoicesQuery, where?: SQL) {
  const rows = await selectChoices(selectProducts(ctx), query, {
    id: product.id,
    name: product.nama,
    search: [product.kode, product.nama],
    offered: eq(product.isActive, true),
    where,
  });
  return (await withProductPrices(ctx, rows)).map(row => ({ ...row, name: row.nama }));
}

export const productPage = products.list({
  search: [product.kode, product.nama, product.produsen],
  sort: {
    nama: ignoringCase(product.nama),
    kode: ignoringCase(product.kode),
    tipe: inOrderOf(productTypes, product.tipe),
    modifiedAt: product.modifiedAt,
  },
  filters: {
    tipe: product.tipe,
    kelasPajak: product.kelasPajak,
    isActive: product.isActive,
  },
}) satisfies Handler<typeof productCalls.list>;

export const productHandlers: Handlers<typeof productCalls> = {
  list: productPage,
  choices: (ctx, { query }) => listChoices(ctx, query),
  choicesOfType: (ctx, { params, query }) => listChoices(ctx, query, eq(product.tipe, params.type)),
  get: (ctx, { params }) => products.get(ctx, params.id),

  create: async (ctx, { body }) => {
    const price = { ...body, harga: body.hargaSatuan };
    throwIfInvalid(validateProduct(body));
    await validateFirstPrice(ctx, 'hargaSatuan', price, productCeilingKind(body.tipe));
    return await products.insert(
      ctx,
      formColumns(productFields, { ...taxItemDefaults.product, ...body }),
      {
        after: id => insertPrice(ctx, 'product', id, price),
        audited: priceAuditFields(price),
      },
    );
  },

  update: async (ctx, { params, body }) => {
    const before = await products.lock(ctx, params.id, { submitted: body });
    checkPriceUnchanged(body, before, 'hargaSatuan');
    throwIfInvalid(validateProduct(body));
    await checkWithinCeilings(ctx, before.riwayatHarga, productCeilingKind(body.tipe));
    return await products.update(
      ctx,
      before,
      formColumns(productFields, { ...taxItem(before), ...body }),
    );
  },

  /** An inactive product is not offered as a choice. */
  setActive: async (ctx, { params, body }) => {
    const before = await products.lock(ctx, params.id, { submitted: body });
    return await products.setActive(ctx, before, body.isActive);
  },

  ...createPriceHandlers({
    pricedResource: 'product',
    records: products,
    ceilingKind: ({ tipe }) => productCeilingKind(tipe),
  }),
};
