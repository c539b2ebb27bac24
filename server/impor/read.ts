import { and, eq, sql } from 'drizzle-orm';
import { hasil, type Hasil, type Impor, type imporCalls } from '#contract/impor/index.ts';
import { toPage } from '#contract/list.ts';
import type { Code } from '#contract/peserta/index.ts';
import { imporStates } from '#contract/states.ts';
import type { Context, Verb } from '../context.ts';
import { idIn, likeAny, ordered } from '../db/list.ts';
import { bhbu, faskes, impor } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';
import { missingColumns, type Match } from './columns.ts';
import { isTaken, mine, type ImporRow } from './scope.ts';

const columns = { file: impor, namaBHBU: bhbu.name, namaFaskes: faskes.name };

interface Found {
  readonly file: ImporRow;
  readonly namaBHBU: string | null;
  readonly namaFaskes: string | null;
}

/** Converts an import to the wire record. @param isSaving whether a save is running now */
function toImpor({ file, namaBHBU, namaFaskes }: Found, isSaving: boolean): Impor {
  const outcomes = file.outcomes as Partial<Record<Hasil, number>>;
  const matches = file.columns as Match[];
  return {
    id: file.id,
    namaBerkas: file.fileName,
    ukuran: file.fileBytes,
    lembar: file.sheet,
    jenis: file.kind,
    vaccinationType: file.vaccinationType,
    idFaskes: file.faskesId,
    namaFaskes,
    idBHBU: file.bhbuId,
    namaBHBU,
    userId: file.userId,
    status: file.status,
    jumlahBaris: file.rowCount,
    jumlah: Object.fromEntries(hasil.map(name => [name, outcomes[name] ?? 0])) as Impor['jumlah'],
    kode: (Object.entries(file.codes as Record<Code, number>) as [Code, number][])
      .map(([kode, jumlah]) => ({ kode, jumlah }))
      .sort((a, b) => b.jumlah - a.jumlah),
    kolom: {
      berkas: (file.headers as string[]).map((judul, index) => ({ index, judul })),
      cocok: matches,
      kurang: missingColumns(file.kind, matches),
    },
    kemajuan:
      isSaving && file.savingTotal !== null
        ? { selesai: file.savingDone, dari: file.savingTotal }
        : null,
    modus: file.mode,
    disimpanPada: file.savedAt,
    diurungkanPada: file.undoneAt,
    diurungkanOleh: file.undoneBy,
    barisTersedia: file.purgedAt === null,
    version: file.version,
    createdAt: file.createdAt,
    createdBy: file.createdBy,
    modifiedAt: file.modifiedAt,
    modifiedBy: file.modifiedBy,
  };
}

const found = (ctx: Pick<Context, 'db'>) =>
  ctx.db
    .select(columns)
    .from(impor)
    .leftJoin(bhbu, eq(bhbu.id, impor.bhbuId))
    .leftJoin(faskes, eq(faskes.id, impor.faskesId));

/** Gets an import record within the caller's scope. @throws Problem 404 */
export async function getImpor(ctx: Context, id: number): Promise<Impor> {
  const [one] = await found(ctx).where(and(eq(impor.id, id), mine(ctx)));
  if (!one) throw notFound('Unggahan');
  const isSaving = one.file.savingTotal !== null && (await isTaken(ctx.db, id));
  return toImpor(one, isSaving);
}

/** Counts the imports in scope that were neither saved nor discarded. */
export async function countOpenImports(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
): Promise<number> {
  return await ctx.db.$count(impor, and(mine(ctx), eq(impor.status, imporStates.initial)));
}

export const get: Verb<typeof imporCalls.get> = (ctx, { params }) => getImpor(ctx, params.id);

const sortable = {
  createdAt: impor.createdAt,
  namaBerkas: sql`lower(${impor.fileName})`,
  jumlahBaris: impor.rowCount,
};

export const list: Verb<typeof imporCalls.list> = async (ctx, { query }) => {
  const where = and(
    mine(ctx),
    idIn(impor.id, query.id),
    likeAny(query.q, [impor.fileName]),
    query.status && eq(impor.status, query.status),
    query.jenis && eq(impor.kind, query.jenis),
    query.idBHBU === undefined ? undefined : eq(impor.bhbuId, query.idBHBU),
    query.userId === undefined ? undefined : eq(impor.userId, query.userId),
  );
  const total = await ctx.db.$count(impor, where);
  const rows = await found(ctx)
    .where(where)
    .orderBy(...ordered(sortable[query.sortBy], query.sortOrder, impor.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return toPage(
    rows.map(row => toImpor(row, false)),
    total,
    query,
  );
};
