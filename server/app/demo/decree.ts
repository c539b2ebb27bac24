import { addDays } from '#contract/core/values/day.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { decree } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

/** Days since when the demo decree applies, which is before its first invoice. */
const daysSinceStart = 900;

/** Inserts an invented decree, so that invoices of vaccine whose PPN the government bears are issued. */
export async function seedDemoDecree(db: Queryable, now: Date, recordedBy: string): Promise<void> {
  await db.insert(decree).values({
    aturan: 'PMK Contoh 12/2024',
    fasilitas: '20',
    berlakuMulai: addDays(dayInJakarta(now), -daysSinceStart),
    createdBy: recordedBy,
    modifiedBy: recordedBy,
  });
}
