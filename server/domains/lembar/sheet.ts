import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { PaperSheet, SheetRow, lembarCalls } from '#contract/domains/lembar/index.ts';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { remainingPesertas } from '#server/domains/duplicate/index.ts';
import { findEntriesOfDay } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import {
  dose,
  faskes,
  paperSheet,
  paperSheetRow,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

/** SQL condition of the sheets that the caller may see: those of their facility. */
function sheetScope({ scope, user }: Pick<Context, 'scope' | 'user'>): SQL | undefined {
  if (scope === 'all') return undefined;
  return user.faskesId === null ? sql`false` : eq(paperSheet.faskesId, user.faskesId);
}

const headColumns = {
  id: paperSheet.id,
  idFaskes: paperSheet.faskesId,
  tanggal: paperSheet.tanggal,
  jumlahOrang: sql<number>`(select count(*)::int from ${paperSheetRow}
    where ${paperSheetRow.sheetId} = ${paperSheet.id})`,
  tercatat: sql<number>`(select count(*)::int from ${paperSheetRow} r
    join ${dose} d on d.id = r.dose_id
    where r.sheet_id = ${paperSheet}.id and d.dibatalkan is null)`,
  dibuat: paperSheet.createdAt,
  dibuatOleh: paperSheet.createdBy,
};

/** A sheet without its rows. */
export type SheetHead = Omit<PaperSheet, 'baris'>;

/** Returns a sheet in the caller's scope, without its rows. @throws Problem 404 */
export async function getSheetHead(ctx: Context, id: string): Promise<SheetHead> {
  const [found] = await ctx.db
    .select({
      ...headColumns,
      namaFaskes: faskes.namaFaskes,
      zona: zoneColumn,
      jamMulai: paperSheet.jamMulai,
      jumlahJam: paperSheet.jumlahJam,
      batch: paperSheet.batch,
    })
    .from(paperSheet)
    .innerJoin(faskes, eq(faskes.id, paperSheet.faskesId))
    .where(and(eq(paperSheet.id, id), sheetScope(ctx)));
  if (!found) throw notFound('paperSheet');
  return { ...found, batch: [...found.batch] };
}

const personOf = ({ nama, nik, noPaspor, namaBHBU, vaccinationType, kunjungan }: QueueEntry) => ({
  nama,
  // A passport is masked further than a NIK.
  identitas: (nik ?? noPaspor ?? '').slice(-4).replace(/[^\p{L}\d]/gu, ''),
  namaBHBU,
  vaccinationType,
  kunjungan,
});

/** Finds those of some registrations that are at a facility; one who was deleted or whose data are restricted is not. */
async function findPeopleHere({ db }: Context, ids: readonly number[], idFaskes: number) {
  const found = await db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        inArray(peserta.id, [...ids]),
        eq(peserta.faskesId, idFaskes),
        isNull(peserta.deletedAt),
        isNull(peserta.pembatasan),
      ),
    );
  return found.map(({ id }) => id);
}

/** Finds the rows of a sheet with what is known of each person at the facility now. */
async function findRows(ctx: Context, { id, idFaskes, tanggal }: SheetHead): Promise<SheetRow[]> {
  const rows = await ctx.db
    .select({
      nomor: paperSheetRow.nomor,
      pesertaId: paperSheetRow.pesertaId,
      dosisKe: paperSheetRow.dosisKe,
      idDosis: paperSheetRow.doseId,
      dibatalkan: sql<boolean>`${dose.dibatalkan} is not null`,
    })
    .from(paperSheetRow)
    .leftJoin(dose, eq(dose.id, paperSheetRow.doseId))
    .where(eq(paperSheetRow.sheetId, id))
    .orderBy(asc(paperSheetRow.nomor));
  const remaining = await remainingPesertas(
    ctx.db,
    rows.map(({ pesertaId }) => pesertaId),
  );
  const here = await findPeopleHere(ctx, [...remaining.values()], idFaskes);
  const entries = await findEntriesOfDay(ctx, here, { faskesId: idFaskes, day: tanggal });
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  return rows.map(({ pesertaId, ...row }) => {
    const idPeserta = remaining.get(pesertaId) ?? pesertaId;
    const entry = byId.get(idPeserta);
    return { ...row, idPeserta, orang: entry ? personOf(entry) : null };
  });
}

/** Returns a sheet with its rows. @throws Problem 404 */
export async function readSheet(ctx: Context, id: string): Promise<PaperSheet> {
  const head = await getSheetHead(ctx, id);
  return { ...head, baris: await findRows(ctx, head) };
}

export const getSheet: Handler<typeof lembarCalls.get> = (ctx, { params }) =>
  readSheet(ctx, params.id);

export const listSheets: Handler<typeof lembarCalls.list> = async (ctx, { query }) => {
  const { idFaskes, tanggal, pageNumber, pageSize } = query;
  const where = and(
    sheetScope(ctx),
    idFaskes === undefined ? undefined : eq(paperSheet.faskesId, idFaskes),
    tanggal === undefined ? undefined : eq(paperSheet.tanggal, tanggal),
  );
  const data = await ctx.db
    .select(headColumns)
    .from(paperSheet)
    .where(where)
    .orderBy(desc(paperSheet.createdAt), asc(paperSheet.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(paperSheet).where(where);
  return toPage(data, total?.n ?? 0, query);
};
