import { eq, getTableColumns, gte, isNull, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import {
  liburFields,
  type Libur,
  type SavedLibur,
  type liburCalls,
} from '#contract/domains/libur.ts';
import { findVisibleFaskesName } from '#server/domains/faskes/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { faskes, libur } from '#server/platform/db/schema/index.ts';
import { countPlanned } from '#server/platform/db/views/planned.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  type ReadContext,
} from '#server/platform/record/index.ts';

/** National holidays, and those of the caller's facility or of the facilities that serve its company. */
function liburScope({ db, scope, user }: Pick<Context, 'db' | 'scope' | 'user'>): SQL | undefined {
  if (scope === 'all') return undefined;
  const isNational = isNull(libur.idFaskes);
  if (user.faskesId !== null) return or(isNational, eq(libur.idFaskes, user.faskesId));
  return user.bhbuId === null
    ? isNational
    : or(isNational, faskesServesBhbu(db, libur.idFaskes, user.bhbuId));
}

const holidays = defineRecords({
  table: libur,
  resource: 'libur',
  noun: 'libur',
  select: ({ db }: ReadContext) =>
    db
      .select({
        ...getTableColumns(libur),
        jenis: sql<
          Libur['jenis']
        >`case when ${libur.idFaskes} is null then 'NASIONAL' else 'FASKES' end`.as('jenis'),
        namaFaskes: faskes.namaFaskes,
      })
      .from(libur)
      .leftJoin(faskes, eq(faskes.id, libur.idFaskes))
      .$dynamic(),
  scope: liburScope,
  labelOf: ({ nama, tanggal }) => `${nama}, ${tanggal.split('-').reverse().join('-')}`,
  auditFields: fieldNames(liburFields),
  constraints: [
    { constraint: 'libur_tanggal_unique', field: 'tanggal', message: message('libur.dayTaken') },
  ],
});

const nationalFixed = (): Problem => new Problem('AKSES_DITOLAK', message('libur.nationalFixed'));

/**
 * Returns the facility of a submitted holiday, null for a national one. A facility's accounts set holidays of
 * their facility only, which they may omit.
 * @throws Problem 403, 404
 */
async function getFacility(
  ctx: Context,
  submitted: number | null | undefined,
): Promise<number | null> {
  const isOwn = ctx.scope === 'own';
  const idFaskes = isOwn && submitted === undefined ? ctx.user.faskesId : (submitted ?? null);
  if (idFaskes === null) {
    if (isOwn) throw nationalFixed();
    return null;
  }
  if (isOwn && idFaskes !== ctx.user.faskesId) throw notFound('faskes');
  if ((await findVisibleFaskesName(ctx, idFaskes)) === undefined) throw notFound('faskes');
  return idFaskes;
}

/**
 * Locks a holiday that the caller may change.
 * @param submitted the submitted form, or null for a deletion
 * @throws Problem 403, 404, 412
 */
async function lockOwn(ctx: Context, id: number, submitted: unknown): Promise<Libur> {
  const before = await holidays.lock(ctx, id, { submitted, strength: 'update' });
  if (ctx.scope === 'own' && before.idFaskes === null) throw nationalFixed();
  return before;
}

/** Adds how many people are planned on the day. */
const withPlanned = async ({ db }: Context, saved: Libur): Promise<SavedLibur> => ({
  ...saved,
  direncanakan: await countPlanned(db, saved.tanggal, saved.idFaskes),
});

export const liburHandlers: Handlers<typeof liburCalls> = {
  list: holidays.list({
    search: [libur.nama, faskes.namaFaskes],
    sort: {
      tanggal: libur.tanggal,
      nama: ignoringCase(libur.nama),
      modifiedAt: libur.modifiedAt,
    },
    filters: {
      tahun: (year: number) => sql`extract(year from ${libur.tanggal}) = ${year}`,
      idFaskes: (id: number) => or(isNull(libur.idFaskes), eq(libur.idFaskes, id)),
      jenis: kind => (kind === 'NASIONAL' ? isNull(libur.idFaskes) : isNotNull(libur.idFaskes)),
      dari: (day: string) => gte(libur.tanggal, day),
    },
  }),
  get: (ctx, { params }) => holidays.get(ctx, params.id),
  planned: async (ctx, { params, query }) => {
    const idFaskes = await getFacility(ctx, query.idFaskes);
    return { direncanakan: await countPlanned(ctx.db, params.tanggal, idFaskes) };
  },
  create: async (ctx, { body }) => {
    const idFaskes = await getFacility(ctx, body.idFaskes);
    const saved = await holidays.insert(ctx, { ...formColumns(liburFields, body), idFaskes });
    return await withPlanned(ctx, saved);
  },
  update: async (ctx, { params, body }) => {
    const before = await lockOwn(ctx, params.id, body);
    const idFaskes = await getFacility(ctx, body.idFaskes);
    const saved = await holidays.update(ctx, before, {
      ...formColumns(liburFields, body),
      idFaskes,
    });
    return await withPlanned(ctx, saved);
  },
  remove: async (ctx, { params }) => holidays.remove(ctx, await lockOwn(ctx, params.id, null)),
};
