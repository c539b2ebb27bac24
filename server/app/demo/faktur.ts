import { asc, eq } from 'drizzle-orm';
import { daysBetween } from '#contract/core/values/day.ts';
import { fakturHandlers } from '#server/domains/faktur/index.ts';
import { selectFakturs } from '#server/domains/invoice/index.ts';
import { fakturDay, fakturStage } from '#server/platform/db/views/faktur.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createDemoContext, ofRecord, type DemoScene } from './scene.ts';

/** Days after its own day on which a tax invoice was numbered. */
const numberedAfter = 4;

/**
 * Numbers the tax invoices whose upload is due, as FINANCE did in Coretax; the latest one of them was
 * forgotten.
 */
export async function seedDemoFakturs(scene: DemoScene): Promise<void> {
  const today = dayInJakarta(scene.now);
  const ready = await selectFakturs(scene).where(eq(fakturStage, 'SIAP')).orderBy(asc(fakturDay));
  const due = ready.filter(({ tenggat }) => tenggat !== null && tenggat < today).slice(0, -1);
  for (const { id, kode, tanggalFaktur } of due) {
    const daysAgo = Math.max(0, daysBetween(tanggalFaktur ?? today, today) - numberedAfter);
    const finance = createDemoContext(scene, 'finance', daysAgo);
    const nomor = `${kode}00${String(26_000_100_000 + id).padStart(13, '0')}`;
    await fakturHandlers.update(finance, ofRecord(id, { kode, nomor }));
  }
}
