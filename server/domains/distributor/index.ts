import { and, eq, gte } from 'drizzle-orm';
import { distributorFields, type distributorCalls } from '#contract/domains/distributor.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { distributor } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  selectChoices,
  type ReadContext,
} from '#server/platform/record/index.ts';

const selectDistributors = ({ db }: Pick<ReadContext, 'db'>) =>
  db.select().from(distributor).$dynamic();

type DistributorRow = Awaited<ReturnType<typeof selectDistributors>>[number];

const distributors = defineRecords({
  table: distributor,
  resource: 'distributor',
  noun: 'distributor',
  select: selectDistributors,
  complete: (_ctx, rows: DistributorRow[]) =>
    rows.map(row => ({ ...row, namaKabKota: kabKotaName(row.kabKota) })),
  labelOf: ({ nama }) => nama,
  auditFields: [...fieldNames(distributorFields), 'isActive'],
  constraints: [
    {
      constraint: 'distributor_npwp_unique',
      field: 'npwp',
      message: message('distributor.npwpTaken'),
    },
    {
      constraint: 'distributor_no_izin_unique',
      field: 'noIzin',
      message: message('distributor.permitTaken'),
    },
  ],
});

export const distributorHandlers: Handlers<typeof distributorCalls> = {
  list: distributors.list({
    search: [distributor.nama, distributor.noIzin, distributor.namaKontak],
    sort: {
      nama: ignoringCase(distributor.nama),
      izinSampai: distributor.izinSampai,
      modifiedAt: distributor.modifiedAt,
    },
    filters: { isActive: distributor.isActive },
  }),
  choices: async (ctx, { query }) => {
    const rows = await selectChoices(selectDistributors(ctx), query, {
      id: distributor.id,
      name: distributor.nama,
      offered: and(
        eq(distributor.isActive, true),
        gte(distributor.izinSampai, dayInJakarta(ctx.now)),
      ),
    });
    return rows.map(({ id, nama, izinSampai }) => ({ id, name: nama, izinSampai }));
  },
  get: (ctx, { params }) => distributors.get(ctx, params.id),
  create: (ctx, { body }) => distributors.insert(ctx, formColumns(distributorFields, body)),
  update: async (ctx, { params, body }) => {
    const before = await distributors.lock(ctx, params.id, { submitted: body });
    return await distributors.update(ctx, before, formColumns(distributorFields, body));
  },
  setActive: async (ctx, { params, body }) => {
    const before = await distributors.lock(ctx, params.id, { submitted: body });
    return await distributors.setActive(ctx, before, body.isActive);
  },
};
