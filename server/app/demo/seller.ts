import { eq } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type { z } from '#contract/core/zod.ts';
import { sellerSlots, type sellerInput } from '#contract/domains/seller.ts';
import { changeSellerState, proposeSeller } from '#server/domains/seller/index.ts';
import { saveAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { AccountActor } from '#server/platform/audit/write-audit.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { notification } from '#server/platform/db/schema/index.ts';
import { dayInJakarta, startOfDayInJakarta } from '#server/platform/jakarta-day.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { createPng } from './documents.ts';

/** Days for which the demo seller exists already. */
const daysSinceStart = 900;

const present: Omit<z.output<typeof sellerInput>, 'berlakuMulai'> = {
  nama: 'PT Vaksin Nusantara Jaya (Persero)',
  alamat: 'Jalan Contoh Nomor 28, Kelurahan Pasteur, Bandung 40161',
  npwp: '0021832415051000',
  nib: '9120001234567',
  namaPenandaTangan: 'Dewi Anggraini',
  jabatanPenandaTangan: 'Direktur Utama',
  bank: 'Bank Negara Contoh (Persero)',
  cabangBank: 'Bandung',
  noRekening: '1310001234567',
  atasNamaRekening: 'PT Vaksin Nusantara Jaya (Persero)',
};

/** Inserts the seller's data with a logo, and a proposal of another bank account from next month. */
export async function seedDemoSeller(
  db: Queryable,
  now: Date,
  proposer: AccountActor,
  approver: AccountActor,
): Promise<void> {
  const today = dayInJakarta(now);
  const start = addDays(today, -daysSinceStart);
  const contextOf = (user: AccountActor, at: Date) =>
    transitionContext({ db, now: at, requestId: null, address: null }, user);
  const begin = new Date(startOfDayInJakarta(start));
  const first = await proposeSeller(contextOf(proposer, begin), {
    ...present,
    berlakuMulai: start,
  });
  await saveAttachment(
    db,
    begin,
    { resource: 'seller', recordId: first.id, slot: sellerSlots[0] },
    { field: 'logo', name: 'logo.png', mediaType: 'image/png', content: createPng([10, 110, 105]) },
    proposer.fullName,
  );
  await changeSellerState(contextOf(approver, begin), first.id, 'approve');
  // Whoever was notified of it has read that long ago.
  await db.delete(notification).where(eq(notification.resource, 'seller'));
  await proposeSeller(contextOf(proposer, now), {
    ...present,
    noRekening: '1310007654321',
    berlakuMulai: addDays(today, 30),
  });
}
