import { and, eq } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { dayInZone, toInstant } from '#contract/core/values/zone.ts';
import {
  sheetDaysAfter,
  type SheetRowInput,
  type lembarCalls,
} from '#contract/domains/lembar/index.ts';
import { screeningInForceOn, type DoseInput } from '#contract/domains/vaksinasi/index.ts';
import { remainingPeserta } from '#server/domains/duplicate/index.ts';
import { getVisit, recordVisit, runVisitEffects } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { paperSheetRow } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { getSheetHead, type SheetHead } from './sheet.ts';

/** The answers that the mark "skrining layak" means: no to every question of the day. */
const answersOf = (day: string) => ({
  jawaban: Object.fromEntries(screeningInForceOn(day).questions.map(({ id }) => [id, false])),
});

/** Returns the visit that a row says, as its call would take it. */
const visitOf = (
  {
    hasil,
    skriningLayak,
    alasan,
    lokasi,
    idBatch,
    jam,
    vaksinator,
    catatan,
    konfirmasi,
  }: SheetRowInput,
  { idFaskes, tanggal }: SheetHead,
  { idPeserta, dosisKe }: { readonly idPeserta: number; readonly dosisKe: number },
): DoseInput => ({
  idPeserta,
  idFaskes,
  dosisKe,
  hasil,
  tanggal,
  jam,
  catatan,
  konfirmasi,
  ...(hasil === 'DIBERIKAN'
    ? { lokasi, idBatch, vaksinator, skrining: skriningLayak ? answersOf(tanggal) : null }
    : { alasan }),
});

/**
 * Returns until when the clinic could know what happened to a batch: until the sheet was made, or until its day began
 * when it was made before, because a recall of the days between reaches the clinic before it opens.
 */
function knownAtOf({ dibuat, tanggal, zona }: SheetHead): string {
  const made = new Date(dibuat);
  const begin = toInstant({ day: tanggal, time: '00:00' }, zona);
  return (made > begin ? made : begin).toISOString();
}

/** Refuses a sheet whose day is too long ago. @throws Problem 409 */
function assertTimely({ now }: Context, { tanggal, zona }: SheetHead): void {
  if (addDays(tanggal, sheetDaysAfter) < dayInZone(now, zona)) {
    throw new Problem('KEADAAN_SALAH', message('lembar.tooOld', { hari: sheetDaysAfter }));
  }
}

/**
 * Enters one row of a sheet: the visit is recorded by the rules of every visit, at the time that the paper says. A row
 * that has recorded a visit before answers with that visit, whichever account entered it.
 */
export const enterRow: Handler<typeof lembarCalls.record> = async (ctx, { params, body }) => {
  const head = await getSheetHead(ctx, params.id);
  const isRow = and(eq(paperSheetRow.sheetId, head.id), eq(paperSheetRow.nomor, params.nomor));
  // Of two people who enter the same row, the second waits for the first.
  const [row] = await ctx.db
    .select({
      pesertaId: paperSheetRow.pesertaId,
      dosisKe: paperSheetRow.dosisKe,
      doseId: paperSheetRow.doseId,
    })
    .from(paperSheetRow)
    .where(isRow)
    .for('update');
  if (!row) throw notFound('paperSheetRow');
  if (row.doseId !== null) {
    return { status: 'SUDAH_DICATAT', kunjungan: await getVisit(ctx.db, row.doseId) };
  }
  assertTimely(ctx, head);
  const idPeserta = await remainingPeserta(ctx.db, row.pesertaId);
  const { dosisKe } = row;
  const input = visitOf(body, head, { idPeserta, dosisKe });
  const visit = await recordVisit(ctx, input, { knownAt: knownAtOf(head) });
  await runVisitEffects('recorded', ctx, visit);
  await ctx.db.update(paperSheetRow).set({ doseId: visit.id }).where(isRow);
  await ctx.audit({
    action: 'vaksinasi.enterSheetRow',
    resource: 'vaksinasi',
    recordId: visit.id,
    recordLabel: head.namaFaskes,
    after: { lembar: head.id, baris: params.nomor },
  });
  return { status: 'DICATAT', kunjungan: visit };
};
