import { and, desc, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { z } from '#contract/core/zod.ts';
import { hasStamp } from '#contract/domains/faktur/codes.ts';
import { knownDecreeOn, type BorneBasis } from '#contract/domains/tax/borne-basis.ts';
import { decreeFields, type decreeCalls, type decreeInput } from '#contract/domains/tax/decree.ts';
import type { Handlers } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { decree } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  type ReadContext,
} from '#server/platform/record/index.ts';

const decrees = defineRecords({
  table: decree,
  resource: 'decree',
  noun: 'decree',
  select: ({ db }: ReadContext) => db.select().from(decree).$dynamic(),
  labelOf: ({ aturan }) => aturan,
  auditFields: fieldNames(decreeFields),
  constraints: [
    {
      constraint: 'decree_berlaku_mulai_unique',
      field: 'berlakuMulai',
      message: message('decree.startTaken'),
    },
  ],
});

const appliesOn = (day: string): SQL | undefined =>
  and(
    lte(decree.berlakuMulai, day),
    or(isNull(decree.berlakuSampai), gte(decree.berlakuSampai, day)),
  );

/**
 * Returns the decree under which the government bears the PPN of a day (`YYYY-MM-DD`): the latest that
 * was recorded, or the one that the product knows; null without one.
 */
export async function findBorneBasis(db: Queryable, day: string): Promise<BorneBasis | null> {
  const [recorded] = await db
    .select({ aturan: decree.aturan, fasilitas: decree.fasilitas })
    .from(decree)
    .where(appliesOn(day))
    .orderBy(desc(decree.berlakuMulai))
    .limit(1);
  return recorded ?? knownDecreeOn(day);
}

/** @throws Problem 422 for a last day before the first, or a code that Coretax does not import */
function check({ berlakuMulai, berlakuSampai, fasilitas }: z.output<typeof decreeInput>): void {
  if (berlakuSampai && berlakuSampai < berlakuMulai) {
    throw invalidField('berlakuSampai', message('decree.endsFirst'));
  }
  if (!hasStamp('07', fasilitas)) {
    throw invalidField('fasilitas', message('decree.noStamp', { kode: fasilitas }));
  }
}

export const decreeHandlers: Handlers<typeof decreeCalls> = {
  list: decrees.list({
    search: [decree.aturan],
    sort: {
      berlakuMulai: decree.berlakuMulai,
      aturan: ignoringCase(decree.aturan),
      modifiedAt: decree.modifiedAt,
    },
    filters: { pada: appliesOn },
  }),
  get: (ctx, { params }) => decrees.get(ctx, params.id),
  create: async (ctx, { body }) => {
    check(body);
    return await decrees.insert(ctx, formColumns(decreeFields, body));
  },
  update: async (ctx, { params, body }) => {
    const before = await decrees.lock(ctx, params.id, { submitted: body });
    check(body);
    return await decrees.update(ctx, before, formColumns(decreeFields, body));
  },
  remove: async (ctx, { params }) =>
    decrees.remove(
      ctx,
      await decrees.lock(ctx, params.id, { submitted: null, strength: 'update' }),
    ),
};
