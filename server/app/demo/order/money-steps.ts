import { unpaidOf } from '#contract/domains/invoice/amounts.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PaymentKind } from '#contract/domains/payment/record.ts';
import { openInvoiceStates } from '#contract/states/invoice.ts';
import { invoiceHandlers, issueNext, markOverdueInvoices } from '#server/domains/invoice/index.ts';
import { lockCurrentVersion } from '#server/domains/order/index.ts';
import { paymentHandlers } from '#server/domains/payment/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { invoice, order, payment } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createPdf } from '../documents.ts';

/** What happens to the open invoices and payments of a demo order. */
export type MoneyStep =
  | 'becomeOverdue'
  | 'discardPayment'
  | 'enterPayment'
  | 'enterProof'
  | 'issueRest'
  | 'payAll'
  | 'payExcess'
  | 'payHalf'
  | 'payPartly'
  | 'proposeReversal'
  | 'rejectProof'
  | 'reversePayment'
  | 'stampInvoice';

/** The accounts that act on money, at the time of a step. */
export interface MoneyActors {
  readonly db: Tx;
  readonly finance: Context;
  readonly admin: Context;
  /** The account of the company. */
  readonly buyer: Context;
}

type StoredInvoice = typeof invoice.$inferSelect;

/** The input of a handler of one record. */
const ofRecord = <B>(id: number, body: B) => ({ params: { id }, query: undefined, body });

const reasons = {
  reject: 'Bukti tidak terbaca; unggah bukti dari bank Anda.',
  reverse: 'Bank membatalkan transfer ini karena nomor rekening pengirim salah.',
} as const;

/** How much more than the invoice a company transfers by mistake. */
const excess = 2_500_000;

async function rootIdOf({ db }: Context, idOrder: number): Promise<number> {
  const [found] = await db
    .select({ rootId: order.rootId })
    .from(order)
    .where(eq(order.id, idOrder));
  return found?.rootId ?? idOrder;
}

/** Returns the open invoices of an order, the oldest first. */
const findOpen = async (ctx: Context, idOrder: number): Promise<StoredInvoice[]> =>
  await ctx.db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.idRoot, await rootIdOf(ctx, idOrder)),
        inArray(invoice.status, [...openInvoiceStates]),
      ),
    )
    .orderBy(asc(invoice.id));

const numberPrefixes = { TRANSFER: 'TRF', BUKTI_POTONG: 'BP', SSP_PPN: 'NTPN' } as const;

/** Enters a payment as the company. @returns its id */
async function enterWithoutProof(
  buyer: Context,
  { id, noInvoice, pembeli }: StoredInvoice,
  jenis: PaymentKind,
  jumlah: number,
): Promise<number> {
  const noReferensi = `${numberPrefixes[jenis]} ${noInvoice ?? id}`;
  const { idPayment } = await paymentHandlers.create(buyer, {
    params: undefined,
    query: undefined,
    body: {
      idInvoice: id,
      jenis,
      noReferensi,
      tanggalBayar: dayInJakarta(buyer.now),
      jumlah,
      bankPengirim: jenis === 'TRANSFER' ? 'Bank Contoh Nusantara' : null,
      namaPengirim: jenis === 'TRANSFER' ? pembeli.nama : null,
    },
  });
  return idPayment;
}

/** Enters a payment as the company and uploads its proof. @returns the id of the payment */
async function enter(
  buyer: Context,
  row: StoredInvoice,
  jenis: PaymentKind,
  jumlah: number,
): Promise<number> {
  const id = await enterWithoutProof(buyer, row, jenis, jumlah);
  const proof = createPdf([`Bukti pembayaran ${id} (contoh)`, row.noInvoice ?? '']);
  const fileBukti = new File([proof], 'bukti-pembayaran.pdf');
  await paymentHandlers.upload(buyer, ofRecord(id, { fileBukti }));
  return id;
}

const verify = (finance: Context, idPayment: number) =>
  paymentHandlers.verify(finance, ofRecord(idPayment, { disetujui: true }));

/** Settles an invoice in full: with slip and SSP, if it expects them, and a transfer of the rest. */
async function settle({ finance, buyer }: MoneyActors, row: StoredInvoice): Promise<void> {
  const rest = unpaidOf(row);
  const [slip, ssp] = row.dibayar > 0 ? [0, 0] : [row.pphDipotong, row.harusSspPpn];
  const parts = [
    ['BUKTI_POTONG', slip],
    ['SSP_PPN', ssp],
    ['TRANSFER', rest - slip - ssp],
  ] as const;
  for (const [jenis, jumlah] of parts) {
    if (jumlah > 0) await verify(finance, await enter(buyer, row, jenis, jumlah));
  }
}

/** Proposes to reverse the last verified payment of an order. @returns the id of the payment */
async function proposeReversal(finance: Context, idOrder: number): Promise<number> {
  const [found] = await finance.db
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.idInvoice))
    .where(
      and(
        eq(invoice.idRoot, await rootIdOf(finance, idOrder)),
        eq(payment.status, 'TERVERIFIKASI'),
      ),
    )
    .orderBy(desc(payment.id));
  if (!found) throw new Error(`The order ${idOrder} has no verified payment.`);
  const body = { event: 'proposeReversal', alasan: reasons.reverse } as const;
  await paymentHandlers.changeState(finance, ofRecord(found.id, body));
  return found.id;
}

/** Issues the draft of an order, if it has one. */
async function issueRest(finance: Context, idOrder: number): Promise<void> {
  const row = await lockCurrentVersion(finance, idOrder);
  const drafts = and(eq(invoice.idRoot, row.rootId ?? row.id), eq(invoice.status, 'DRAFT'));
  if ((await finance.db.$count(invoice, drafts)) > 0) await issueNext(finance, row);
}

/** Runs one step about the money of an order. */
export async function runMoneyStep(
  step: MoneyStep,
  actors: MoneyActors,
  idOrder: number,
): Promise<void> {
  const { finance, admin, buyer } = actors;
  if (step === 'issueRest') {
    await issueRest(finance, idOrder);
    return;
  }
  if (step === 'proposeReversal' || step === 'reversePayment') {
    const id = await proposeReversal(finance, idOrder);
    const approval = { event: 'approveReversal' } as const;
    if (step === 'reversePayment') await paymentHandlers.changeState(admin, ofRecord(id, approval));
    return;
  }
  if (step === 'payAll') {
    await runMoneyStep('payHalf', actors, idOrder);
    await issueRest(finance, idOrder);
    await runMoneyStep('payHalf', actors, idOrder);
    return;
  }
  for (const row of await findOpen(finance, idOrder)) {
    switch (step) {
      case 'payHalf':
        await settle(actors, row);
        break;
      case 'payPartly':
        await verify(finance, await enter(buyer, row, 'TRANSFER', Math.floor(row.total / 3)));
        break;
      case 'payExcess':
        await verify(finance, await enter(buyer, row, 'TRANSFER', row.total + excess));
        break;
      case 'stampInvoice': {
        const fileInvoice = new File([createPdf(['Invoice berstempel (contoh)'])], 'invoice.pdf');
        await invoiceHandlers.uploadInvoice(finance, ofRecord(row.id, { fileInvoice }));
        break;
      }
      case 'enterPayment':
        await enterWithoutProof(buyer, row, 'TRANSFER', row.total);
        break;
      case 'discardPayment': {
        const id = await enterWithoutProof(buyer, row, 'TRANSFER', row.total);
        await paymentHandlers.changeState(buyer, ofRecord(id, { event: 'discard' as const }));
        break;
      }
      case 'enterProof':
        await enter(buyer, row, 'TRANSFER', row.total);
        break;
      case 'rejectProof': {
        const id = await enter(buyer, row, 'TRANSFER', row.total);
        const decision = { disetujui: false, alasan: reasons.reject };
        await paymentHandlers.verify(finance, ofRecord(id, decision));
        break;
      }
      case 'becomeOverdue':
        await markOverdueInvoices.run(actors.db, row.id, finance.now);
    }
  }
}
