import { eq, getTableColumns } from 'drizzle-orm';
import {
  chillerFields,
  maxChillers,
  type Chiller,
  type chillerCalls,
} from '#contract/domains/stock/chiller.ts';
import { faskesRecords } from '#server/domains/faskes/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { chiller, faskes, temperatureReading } from '#server/platform/db/schema/index.ts';
import { sumChillers } from '#server/platform/db/views/chillers.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { defineRecords, fieldNames, type ReadContext } from '#server/platform/record/index.ts';
import type { StockScopeContext } from './records.ts';
import { findFacility } from './temperature/facility.ts';

const records = defineRecords({
  table: chiller,
  resource: 'chiller',
  noun: 'chiller',
  select: ({ db }: ReadContext) =>
    db
      .select({ ...getTableColumns(chiller), namaFaskes: faskes.namaFaskes })
      .from(chiller)
      .innerJoin(faskes, eq(faskes.id, chiller.idFaskes))
      .$dynamic(),
  scope: ({ scope, user }: StockScopeContext) =>
    scope === 'all' ? undefined : eq(chiller.idFaskes, user.faskesId ?? 0),
  labelOf: ({ nama, namaFaskes }) => `${nama}, ${namaFaskes}`,
  auditFields: fieldNames(chillerFields),
  constraints: [
    { constraint: 'chiller_nama_unique', field: 'nama', message: message('chiller.nameTaken') },
  ],
});

/** Writes the number and capacity of all chillers to their facility, which deliveries depend on. */
async function updateFacility(ctx: Context, idFaskes: number): Promise<void> {
  const sums = await sumChillers(ctx.db, idFaskes);
  if (!sums) return;
  const before = await faskesRecords.lock(ctx, idFaskes);
  await faskesRecords.update(ctx, before, { ...sums }, { keepsVersion: true });
}

/** Calls of chillers, in which facilities store vaccine. */
export const chillerHandlers: Handlers<typeof chillerCalls> = {
  list: records.list({
    search: [chiller.nama, faskes.namaFaskes],
    sort: {
      namaFaskes: ignoringCase(faskes.namaFaskes),
      nama: ignoringCase(chiller.nama),
      kapasitas: chiller.kapasitas,
      modifiedAt: chiller.modifiedAt,
    },
    filters: { idFaskes: chiller.idFaskes },
  }),
  get: (ctx, { params }) => records.get(ctx, params.id),
  create: async (ctx, { body: { nama, kapasitas, idFaskes } }) => {
    const facility = await findFacility(ctx, idFaskes);
    await faskesRecords.lock(ctx, facility.id);
    if ((await ctx.db.$count(chiller, eq(chiller.idFaskes, facility.id))) >= maxChillers) {
      throw invalidField('nama', message('chiller.tooMany', { maks: maxChillers }));
    }
    const saved = await records.insert(ctx, { nama, kapasitas, idFaskes: facility.id });
    await updateFacility(ctx, facility.id);
    return saved;
  },
  // A chiller stays with its facility, because its readings do.
  update: async (ctx, { params, body }) => {
    const before: Chiller = await records.lock(ctx, params.id, { submitted: body });
    if (body.idFaskes !== undefined && body.idFaskes !== before.idFaskes) {
      throw invalidField('idFaskes', message('chiller.facilityFixed'));
    }
    const { nama, kapasitas } = body;
    const saved = await records.update(ctx, before, { nama, kapasitas });
    await updateFacility(ctx, before.idFaskes);
    return saved;
  },
  remove: async (ctx, { params }) => {
    const before = await records.lock(ctx, params.id, { submitted: null, strength: 'update' });
    if (
      (await ctx.db.$count(temperatureReading, eq(temperatureReading.idChiller, before.id))) > 0
    ) {
      throw new Problem('MASIH_DIPAKAI', message('chiller.inUse', { nama: before.nama }));
    }
    const removed = await records.remove(ctx, before);
    await updateFacility(ctx, before.idFaskes);
    return removed;
  },
};
