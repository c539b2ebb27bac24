import { eq, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { taxItemDefaults, taxItem } from '#contract/domains/faktur/item.ts';
import {
  serviceFields,
  serviceInclusions,
  serviceTypes,
  type serviceCalls,
} from '#contract/domains/service.ts';
import {
  checkPriceUnchanged,
  createPriceHandlers,
  insertPrice,
  priceAuditFields,
  validateFirstPrice,
  withPrices,
} from '#server/domains/price/index.ts';
import type { Context, Handler, Handlers } from '#server/platform/context.ts';
import { ignoringCase, inOrderOf } from '#server/platform/db/list-query.ts';
import { service } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  selectChoices,
} from '#server/platform/record/index.ts';
import type { ChoicesQuery } from '#server/platform/record/index.ts';

const selectServices = ({ db }: Pick<Context, 'db'>) => db.select().from(service).$dynamic();

type ServiceRow = Awaited<ReturnType<typeof selectServices>>[number];

const withTariffs = (ctx: Pick<Context, 'db' | 'now'>, rows: ServiceRow[]) =>
  withPrices(ctx, 'service', rows, 'tarifPerDosis');

/** Services with the tariff valid today; tariffs have separate audit entries. */
const services = defineRecords({
  table: service,
  resource: 'service',
  noun: 'service',
  select: selectServices,
  complete: withTariffs,
  labelOf: ({ nama }) => nama,
  auditFields: [...fieldNames(serviceFields), 'isActive'],
  constraints: [
    {
      constraint: 'service_code_unique',
      field: 'kode',
      message: message('service.codeTaken'),
    },
  ],
});

/** Converts a service form to columns. */
const toColumns = (body: HandlerInput<typeof serviceCalls.update>['body']) => ({
  ...formColumns(serviceFields, body),
  // Filtering the full list removes duplicates and gives a fixed order.
  termasuk: serviceInclusions.filter(one => body.termasuk.includes(one)),
});

/** Lists service options with their tariffs. */
async function listChoices(ctx: Context, query: ChoicesQuery, where?: SQL) {
  const rows = await selectChoices(selectServices(ctx), query, {
    id: service.id,
    name: service.nama,
    search: [service.kode, service.nama],
    offered: eq(service.isActive, true),
    where,
  });
  return (await withTariffs(ctx, rows)).map(row => ({ ...row, name: row.nama }));
}

export const servicePage = services.list({
  search: [service.kode, service.nama],
  sort: {
    nama: ignoringCase(service.nama),
    kode: ignoringCase(service.kode),
    tipe: inOrderOf(serviceTypes, service.tipe),
    modifiedAt: service.modifiedAt,
  },
  filters: {
    tipe: service.tipe,
    kelasPajak: service.kelasPajak,
    isActive: service.isActive,
  },
}) satisfies Handler<typeof serviceCalls.list>;

export const serviceHandlers: Handlers<typeof serviceCalls> = {
  list: servicePage,
  choices: (ctx, { query }) => listChoices(ctx, query),
  choicesOfType: (ctx, { params, query }) => listChoices(ctx, query, eq(service.tipe, params.type)),
  get: (ctx, { params }) => services.get(ctx, params.id),

  create: async (ctx, { body }) => {
    const price = { ...body, harga: body.tarifPerDosis };
    await validateFirstPrice(ctx, 'tarifPerDosis', price, 'service');
    return await services.insert(ctx, toColumns({ ...taxItemDefaults.service, ...body }), {
      after: id => insertPrice(ctx, 'service', id, price),
      audited: priceAuditFields(price),
    });
  },

  update: async (ctx, { params, body }) => {
    const before = await services.lock(ctx, params.id, { submitted: body });
    checkPriceUnchanged(body, before, 'tarifPerDosis');
    return await services.update(ctx, before, toColumns({ ...taxItem(before), ...body }));
  },

  /** An inactive service is not offered as a choice. */
  setActive: async (ctx, { params, body }) => {
    const before = await services.lock(ctx, params.id, { submitted: body });
    return await services.setActive(ctx, before, body.isActive);
  },

  ...createPriceHandlers({
    pricedResource: 'service',
    records: services,
    ceilingKind: () => 'service',
  }),
};
