import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { expectedSettlement } from '#contract/domains/invoice/amounts.ts';
import { openInvoiceStates } from '#contract/states/invoice.ts';
import { bankLineHandlers } from '#server/domains/bank/index.ts';
import type { Context } from '#server/platform/context.ts';
import { bankLine, bhbu, invoice, payment, seller } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createDemoContext, ofBody, ofRecord, type DemoScene } from './scene.ts';

/** A line of the demo statement. */
interface DemoLine {
  readonly tanggal: string;
  readonly keterangan: string;
  readonly jumlah: number;
  readonly mark: 'CR' | 'DB';
}

/** What a bank keeps of a transfer. */
const fee = 2_500;

/** Returns a file as BCA writes it, with the account above the header. */
function statementFile(noRekening: string, lines: readonly DemoLine[]): File {
  let balance = 250_000_000;
  const rows = lines.map(({ tanggal, keterangan, jumlah, mark }) => {
    balance += mark === 'CR' ? jumlah : -jumlah;
    const [year, month, day] = tanggal.split('-');
    const written = (amount: number): string => `${amount.toLocaleString('en')}.00`;
    return `"${day}/${month}/${year}","${keterangan}","0000","${written(jumlah)} ${mark}","${written(balance)}"`;
  });
  const head = [
    '"Informasi Rekening - Mutasi Rekening"',
    `"No. rekening : ${noRekening}"`,
    '"Kode Mata Uang : Rp"',
    '"Tanggal Transaksi","Keterangan","Cabang","Jumlah","Saldo"',
  ];
  return new File([[...head, ...rows].join('\r\n')], 'mutasi.csv', { type: 'text/csv' });
}

/** Open invoices of the companies, the oldest first. */
const findOpen = (ctx: Context) =>
  ctx.db
    .select({ invoice, namaBHBU: bhbu.namaBHBU })
    .from(invoice)
    .innerJoin(bhbu, eq(bhbu.id, invoice.idBHBU))
    .where(and(inArray(invoice.status, [...openInvoiceStates]), eq(invoice.dibayar, 0)))
    .orderBy(asc(invoice.id));

/** The latest verified transfer, which a line proves. */
const findVerified = (ctx: Context) =>
  ctx.db
    .select({ payment, namaBHBU: bhbu.namaBHBU })
    .from(payment)
    .innerJoin(bhbu, eq(bhbu.id, payment.idBHBU))
    .where(and(eq(payment.jenis, 'TRANSFER'), eq(payment.status, 'TERVERIFIKASI')))
    .orderBy(desc(payment.tanggalBayar), desc(payment.id))
    .limit(1);

/** Adds a statement: lines to match, one that proves a payment, one set aside, and money that leaves. */
export async function seedDemoBank(scene: DemoScene): Promise<void> {
  const finance = createDemoContext(scene, 'finance', 0);
  const today = dayInJakarta(finance.now);
  const [account] = await finance.db
    .select({ noRekening: seller.noRekening })
    .from(seller)
    .where(eq(seller.status, 'DISETUJUI'))
    .orderBy(desc(seller.berlakuMulai))
    .limit(1);
  const open = await findOpen(finance);
  const [verified] = await findVerified(finance);
  const fromOpen = open.slice(0, 3).map(({ invoice: one, namaBHBU }, at): DemoLine => {
    const { harusTransfer } = expectedSettlement(one, one.pemungutPPN, one);
    return {
      tanggal: today,
      keterangan: `TRSF E-BANKING CR ${namaBHBU.toUpperCase()} ${at === 0 ? (one.noInvoice ?? '') : ''}`,
      jumlah: harusTransfer - (at === 1 ? fee : 0),
      mark: 'CR',
    };
  });
  const lines: DemoLine[] = [
    ...(verified
      ? [
          {
            tanggal: verified.payment.tanggalBayar,
            keterangan: `TRSF E-BANKING CR ${verified.namaBHBU.toUpperCase()} ${verified.payment.noReferensi ?? ''}`,
            jumlah: verified.payment.jumlah,
            mark: 'CR' as const,
          },
        ]
      : []),
    ...fromOpen,
    { tanggal: today, keterangan: 'SETORAN TUNAI BAPAK AGUS', jumlah: 1_250_000, mark: 'CR' },
    { tanggal: today, keterangan: 'PENGEMBALIAN DEPOSIT SEWA', jumlah: 5_000_000, mark: 'CR' },
    { tanggal: today, keterangan: 'BIAYA ADM', jumlah: 15_000, mark: 'DB' },
  ];
  const file = statementFile(account?.noRekening ?? '1234567890', lines);
  await bankLineHandlers.upload(finance, ofBody({ fileRekeningKoran: file, rekening: undefined }));
  const stored = await finance.db.select().from(bankLine).orderBy(asc(bankLine.id));
  const lineOf = (jumlah: number | undefined) => stored.find(one => one.jumlah === jumlah);
  const deposit = lineOf(5_000_000);
  if (deposit) {
    const body = { event: 'setAside', alasan: 'Deposit sewa kantor, bukan invoice' } as const;
    await bankLineHandlers.changeState(finance, ofRecord(deposit.id, body));
  }
  const proving = lineOf(verified?.payment.jumlah);
  if (!proving) return;
  const { penjelasan } = await bankLineHandlers.get(finance, ofRecord(proving.id, undefined));
  if (penjelasan === null) return;
  await bankLineHandlers.book(finance, ofRecord(proving.id, { kunci: penjelasan.kunci }));
}
