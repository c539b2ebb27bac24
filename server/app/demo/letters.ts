import { asc, desc, eq } from 'drizzle-orm';
import { daysBetween } from '#contract/core/values/day.ts';
import { suratHandlers, suratLifecycle, suratRecords } from '#server/domains/surat/index.ts';
import { invoice, pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { createDemoContext, ofBody, ofRecord, timeOf, type DemoScene } from './scene.ts';

/** Gives the notice of a breach by letter on the day of its warning; it is unread. */
async function warnByLetter(scene: DemoScene): Promise<void> {
  const [warned] = await scene.db
    .select({ id: pks.id, day: pks.tanggalPeringatan, alasan: pks.alasan })
    .from(pks)
    .where(eq(pks.status, 'PERINGATAN'))
    .orderBy(asc(pks.id))
    .limit(1);
  if (!warned?.day) return;
  const legal = createDemoContext(scene, 'legal', daysBetween(warned.day, dayInJakarta(scene.now)));
  const uraian = warned.alasan ?? 'Data peserta tidak diserahkan.';
  const body = { jenis: 'PERINGATAN', idPKS: warned.id, uraian } as const;
  const { id } = await suratHandlers.create(legal, ofBody(body));
  await suratHandlers.dispatch(legal, ofRecord(id, {}));
}

/** Reminds of the invoices past due: the first letter was read and confirmed, the second is a draft. */
async function remindByLetter(scene: DemoScene): Promise<void> {
  const late = await scene.db
    .select({ id: invoice.id })
    .from(invoice)
    .where(eq(invoice.status, 'LEWAT_TEMPO'))
    .orderBy(desc(invoice.id))
    .limit(2);
  for (const [at, { id: idInvoice }] of late.entries()) {
    const finance = createDemoContext(scene, 'finance', 1);
    const body = { jenis: 'PENGINGAT_PEMBAYARAN', idInvoice } as const;
    const { id } = await suratHandlers.create(finance, ofBody(body));
    if (at > 0) continue;
    const sent = await suratHandlers.dispatch(finance, ofRecord(id, {}));
    const now = timeOf(scene, 0.5);
    const reader = (fullName: string) =>
      transitionContext(
        { db: scene.db, now, requestId: null, address: null },
        { id: null, fullName, role: 'PEMOHON' },
      );
    const row = await suratRecords.get(
      { db: scene.db, now, scope: 'all', user: { bhbuId: null } },
      sent.id,
    );
    const read = await transition(reader(row.kepada), suratLifecycle, row, 'read', {
      values: { dibacaPada: now.toISOString() },
    });
    const penjawab = 'Rina Wulandari';
    await transition(reader(penjawab), suratLifecycle, read, 'confirmReceipt', {
      values: { dijawabPada: now.toISOString(), penjawab },
    });
  }
}

/** Adds letters: an unread one, one whose receipt was confirmed, and a draft. */
export async function seedDemoLetters(scene: DemoScene): Promise<void> {
  await warnByLetter(scene);
  await remindByLetter(scene);
}
