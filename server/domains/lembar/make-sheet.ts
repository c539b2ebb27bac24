import { and, eq } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import { parseMinutes, weekdayOf } from '#contract/domains/jadwal/index.ts';
import {
  maxSheetPeople,
  maxSheetsOfDay,
  sheetDaysAhead,
  sheetLetters,
  type SheetBatch,
  type lembarCalls,
} from '#contract/domains/lembar/index.ts';
import { maxHours } from '#documents/paper-sheet/geometry.ts';
import { getJadwal } from '#server/domains/jadwal/index.ts';
import {
  findEntriesOfDay,
  findQueuePage,
  resolveFaskes,
  vaccines,
} from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { faskes, paperSheet, paperSheetRow } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { readSheet } from './sheet.ts';

/** Hours of a facility without a schedule, or on a day on which it is closed. */
const usualHours = { first: 7, count: maxHours };

/** Returns the hours of the bubbles: from the opening to the closing one, which a session often exceeds a little. */
async function hoursOf(ctx: Context, faskesId: number, day: string) {
  const { jadwal } = await getJadwal(ctx, faskesId);
  const hours = jadwal.hari.find(({ hari, aktif }) => aktif && hari === weekdayOf(day));
  const opens = parseMinutes(hours?.buka ?? null);
  const closes = parseMinutes(hours?.tutup ?? null);
  if (opens === null || closes === null) return usualHours;
  const first = Math.floor(opens / 60);
  const last = Math.min(23, Math.floor(closes / 60));
  return { first, count: Math.min(maxHours, last - first + 1) };
}

/** Returns the batches for the letters of a sheet: those with doses left that expire first. */
async function batchesOf(ctx: Context, faskesId: number, day: string): Promise<SheetBatch[]> {
  const query = { idFaskes: faskesId, tanggal: day };
  const { batch } = await vaccines(ctx, { query, params: undefined, body: undefined });
  const usable = batch.filter(({ stok }) => stok !== 0);
  return sheetLetters.flatMap((huruf, at) => {
    const one = usable[at];
    return one ? [{ huruf, idBatch: one.id, nomor: one.nomor, vaksin: one.namaProduk }] : [];
  });
}

/** The people of a day who were not recorded yet, by name, with the dose that each expects. */
async function findPeople(ctx: Context, one: { readonly faskesId: number; readonly day: string }) {
  const rows = await findQueuePage(
    ctx.db,
    { ...one, bhbuId: undefined },
    { status: 'BELUM', urut: 'NAMA', pageNumber: 1, pageSize: maxSheetPeople + 1 },
  );
  if (rows.length > maxSheetPeople) {
    throw new Problem('KEADAAN_SALAH', message('lembar.tooMany', { maks: maxSheetPeople }));
  }
  const entries = await findEntriesOfDay(
    ctx,
    rows.map(({ id }) => id),
    one,
  );
  return entries.flatMap(({ id, dosisBerikut }) =>
    dosisBerikut === null ? [] : [{ pesertaId: id, dosisKe: dosisBerikut }],
  );
}

/** Refuses a further sheet of a day that has too many. @throws Problem 409 */
async function assertRoom({ db }: Context, faskesId: number, tanggal: string): Promise<void> {
  // Sheets of a facility are made one after the other, so that the count is right.
  await db
    .select({ id: faskes.id })
    .from(faskes)
    .where(eq(faskes.id, faskesId))
    .for('no key update');
  const ofDay = and(eq(paperSheet.faskesId, faskesId), eq(paperSheet.tanggal, tanggal));
  if ((await db.$count(paperSheet, ofDay)) >= maxSheetsOfDay) {
    throw new Problem('KEADAAN_SALAH', message('lembar.tooManySheets', { maks: maxSheetsOfDay }));
  }
}

/** Makes a paper sheet of a facility's day. */
export const makeSheet: Handler<typeof lembarCalls.create> = async (ctx, { body }) => {
  const facility = await resolveFaskes(ctx, body.idFaskes ?? undefined);
  const today = dayInZone(ctx.now, facility.zone);
  const tanggal = body.tanggal ?? today;
  if (tanggal < today || tanggal > addDays(today, sheetDaysAhead)) {
    throw invalidField('tanggal', message('lembar.day', { hari: sheetDaysAhead }));
  }
  await assertRoom(ctx, facility.id, tanggal);
  const people = await findPeople(ctx, { faskesId: facility.id, day: tanggal });
  if (people.length === 0) throw new Problem('KEADAAN_SALAH', message('lembar.empty'));
  const hours = await hoursOf(ctx, facility.id, tanggal);
  const [made] = await ctx.db
    .insert(paperSheet)
    .values({
      faskesId: facility.id,
      tanggal,
      jamMulai: hours.first,
      jumlahJam: hours.count,
      batch: await batchesOf(ctx, facility.id, tanggal),
      userId: ctx.user.id,
      createdAt: ctx.now.toISOString(),
      createdBy: ctx.user.fullName,
    })
    .returning({ id: paperSheet.id });
  if (!made) throw new Error('The sheet was not inserted.');
  await ctx.db
    .insert(paperSheetRow)
    .values(people.map((one, at) => ({ ...one, sheetId: made.id, nomor: at + 1 })));
  await ctx.audit({
    action: 'vaksinasi.makeSheet',
    resource: 'vaksinasi',
    recordLabel: facility.name,
    after: { lembar: made.id, tanggal, jumlahPeserta: people.length },
  });
  return await readSheet(ctx, made.id);
};
