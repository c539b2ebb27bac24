import { eq } from 'drizzle-orm';
import type { EventOf } from '#contract/core/lifecycle.ts';
import { addDays } from '#contract/core/values/day.ts';
import { batchSlots, type Batch } from '#contract/domains/batch.ts';
import type { batchStates } from '#contract/states/batch.ts';
import { insertBatch, changeBatchState } from '#server/domains/batch/index.ts';
import { saveAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { AccountActor } from '#server/platform/audit/write-audit.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { product } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { createPdf } from './documents.ts';

type BatchEvent = EventOf<typeof batchStates>;

interface DemoBatch extends Pick<Batch, 'jumlah' | 'nomor'> {
  /** Days from today. */
  readonly expiresIn: number;
  readonly events: readonly (readonly [BatchEvent, reason?: string])[];
}

const recall = 'Suhu pengiriman tidak tercatat selama dua jam.';

/** The demo visits are of this many days, until today. */
const demoVisitDays = 70;

/** The batch number of the demo visits of a day: one batch a month. */
export const demoBatchNumber = (day: string): string => `VGR${day.slice(2, 4)}${day.slice(5, 7)}`;

/** The batches of the demo visits, by number. */
export type DemoBatches = ReadonlyMap<string, Batch>;

/**
 * Inserts batches in each state; those of the last months are the batches of the demo visits.
 * @returns the batches of the demo visits
 */
export async function seedDemoBatches(
  db: Queryable,
  now: Date,
  user: AccountActor,
): Promise<DemoBatches> {
  const inserted = new Map<string, Batch>();
  const [vaccine] = await db
    .select({ id: product.id })
    .from(product)
    .where(eq(product.kode, 'SINO-PRIMER'));
  if (!vaccine) return inserted;
  const today = dayInJakarta(now);
  const ctx = transitionContext({ db, now, requestId: null, address: null }, user);
  const days = Array.from({ length: demoVisitDays }, (_, n) => addDays(today, -n));
  const months = [...new Set(days.map(demoBatchNumber))];
  const batches: readonly DemoBatch[] = [
    ...months.map((nomor, n): DemoBatch => ({
      nomor,
      jumlah: 12_000 - n * 2_000,
      expiresIn: 240 - n * 45,
      events: [['approve']],
    })),
    { nomor: 'VGR-B71', jumlah: 6_000, expiresIn: 410, events: [] },
    {
      nomor: 'VGR-B68',
      jumlah: 3_000,
      expiresIn: 95,
      events: [['approve'], ['hold', 'Menunggu hasil uji ulang dari pabrik.']],
    },
    { nomor: 'VGR-B55', jumlah: 1_500, expiresIn: 60, events: [['approve'], ['recall', recall]] },
  ];
  for (const { nomor, jumlah, expiresIn, events } of batches) {
    let batch = await insertBatch(ctx, {
      nomor,
      jumlah,
      idProduk: vaccine.id,
      kedaluwarsa: addDays(today, expiresIn),
    });
    if (events.length > 0) {
      const content = createPdf(['Sertifikat pelulusan (contoh)', `Batch ${nomor}`]);
      const file = {
        field: 'fileSertifikat',
        name: `sertifikat-${nomor}.pdf`,
        mediaType: 'application/pdf',
        content,
      };
      const place = { resource: 'batch', recordId: batch.id, slot: batchSlots[0] };
      await saveAttachment(db, now, place, file, user.fullName);
    }
    for (const [event, reason] of events)
      batch = await changeBatchState(ctx, batch, event, { reason });
    if (months.includes(nomor)) inserted.set(nomor, batch);
  }
  return inserted;
}
