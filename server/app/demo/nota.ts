import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { notaHandlers } from '#server/domains/nota/index.ts';
import { faktur, invoice, invoiceLine } from '#server/platform/db/schema/index.ts';
import { createDemoContext, ofBody, ofRecord, type DemoScene } from './scene.ts';

/** Doses that came back to the seller. */
const returned = 2;

/** Credits goods of a paid invoice whose tax invoice has a number; another person approved it. */
export async function seedDemoNota(scene: DemoScene): Promise<void> {
  const [line] = await scene.db
    .select({ idBaris: invoiceLine.id, idInvoice: invoice.id })
    .from(invoiceLine)
    .innerJoin(invoice, and(eq(invoice.id, invoiceLine.idInvoice), eq(invoice.status, 'LUNAS')))
    .innerJoin(
      faktur,
      and(
        eq(faktur.idInvoice, invoice.id),
        eq(faktur.kelasPajak, invoiceLine.kelasPajak),
        isNotNull(faktur.nomor),
      ),
    )
    .where(eq(invoiceLine.jenis, 'PRODUK'))
    .orderBy(desc(invoice.id), desc(invoiceLine.id))
    .limit(1);
  if (!line) return;
  const { id } = await notaHandlers.create(
    createDemoContext(scene, 'finance', 3),
    ofBody({
      idInvoice: line.idInvoice,
      jenis: 'RETUR' as const,
      alasan: 'Dua dosis kembali karena kemasannya rusak',
      baris: [{ idBaris: line.idBaris, qty: returned }],
    }),
  );
  await notaHandlers.changeState(
    createDemoContext(scene, 'admin', 2),
    ofRecord(id, { event: 'approve' as const }),
  );
}
