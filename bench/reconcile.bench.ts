import { explainLine } from '#server/domains/bank/explain/explain-line.ts';
import type { Debtor, OpenAmount } from '#server/domains/bank/explain/types.ts';
import { payerName } from '#server/domains/bank/read/payer.ts';
import { readStatement } from '#server/domains/bank/read/read-statement.ts';
import { createRandom, spell } from './random.ts';

const random = createRandom(2026);
const today = '2026-11-28';

const words = 'MAJU JAYA ABADI SENTOSA MAKMUR KARYA NUSA PRIMA CIPTA MITRA SURYA BUANA'.split(' ');

/** 40 companies with three open invoices each. */
function buildDebtors(): Debtor[] {
  return Array.from({ length: 40 }, (_, company): Debtor => {
    const name = `PT ${random.pick(words)} ${random.pick(words)} ${spell(company * 7_919)}`;
    const terbuka = Array.from({ length: 3 }, (__, at): OpenAmount => {
      const id = company * 3 + at + 1;
      const isNet = at === 0 && company < 10;
      const neto = random.between(200, 9_000) * random.pick([1_000, 10_000]) + random.below(1_000);
      return {
        idInvoice: id,
        noInvoice: `INV/VGR/2026/${String(id).padStart(5, '0')}`,
        idPayment: null,
        status: null,
        neto,
        pph: isNet ? Math.round(neto / 49) : 0,
        jenisPph: isNet ? ['PPH23_JASA'] : [],
        ssp: 0,
        sejak: '2026-10-01',
        jatuhTempo: `2026-12-${String(1 + random.below(28)).padStart(2, '0')}`,
        tanggalBayar: null,
        noReferensi: null,
      };
    });
    return {
      idBHBU: company + 1,
      namaBHBU: name,
      akun: `VGR-${String(company + 1).padStart(4, '0')}`,
      terbuka,
    };
  });
}

/** A line and the invoices that it pays; none for money that is not of a company, or that leaves. */
interface Expected {
  readonly jumlah: number;
  readonly text: string;
  readonly mark: 'CR' | 'DB';
  readonly invoices: readonly number[];
}

const sum = (set: readonly OpenAmount[]): number =>
  set.reduce((total, { neto }) => total + neto, 0);

/** 200 lines: 70 of one invoice, 10 of them net of PPh and 10 less a fee, 15 of several, the rest others. */
function buildLines(debtors: readonly Debtor[]): Expected[] {
  const lines: Expected[] = [];
  const pay = (debtor: Debtor, set: readonly OpenAmount[], fee: number, says: number): void => {
    const numbers = set.map(({ noInvoice }) => noInvoice).join(' ');
    const said = [
      `${debtor.namaBHBU} ${numbers}`,
      debtor.namaBHBU,
      // As banks cut it off.
      debtor.namaBHBU.slice(0, 18),
      `SETORAN ${numbers}`,
      `SETORAN TUNAI ${debtor.akun}`,
      'SETORAN',
    ][says] as string;
    lines.push({
      jumlah: sum(set) - fee,
      text: `TRSF E-BANKING CR 2811/FTSCY/WS95031 ${said}`,
      mark: 'CR',
      invoices: set.map(({ idInvoice }) => idInvoice),
    });
  };
  for (const [at, debtor] of debtors.entries()) {
    const [first, second, third] = debtor.terbuka;
    if (!first || !second || !third) continue;
    if (at < 15) pay(debtor, at % 3 === 0 ? [first, second, third] : [second, third], 0, at % 6);
    if (at < 10) pay(debtor, [first], 0, at % 6);
    if (at >= 15)
      for (const one of [first, second]) pay(debtor, [one], 0, (at + one.idInvoice) % 6);
    if (at >= 30) pay(debtor, [third], 2_900, at % 3);
  }
  for (let at = 0; lines.length < 200; at++) {
    const isOut = at % 2 === 0;
    lines.push({
      jumlah: random.between(10_000, 90_000_000),
      text: isOut ? 'TRSF E-BANKING DB PEMBAYARAN PEMASOK' : `SETORAN TUNAI ${spell(at)}`,
      mark: isOut ? 'DB' : 'CR',
      invoices: [],
    });
  }
  return random.shuffle(lines);
}

/** Reads 200 lines as a file of BCA and counts those whose first explanation is right. */
export async function bench(): Promise<void> {
  const debtors = buildDebtors();
  const expected = buildLines(debtors);
  const csv = [
    '"No. rekening : 1234567890"',
    '"Tanggal","Keterangan","Cabang","Jumlah","Saldo"',
    ...expected.map(
      ({ jumlah, text, mark }, at) =>
        `"28/11/2026","${text}","0000","${jumlah.toLocaleString('en')}.00 ${mark}","${at}.00"`,
    ),
  ].join('\r\n');
  const began = performance.now();
  const read = await readStatement(Buffer.from(csv), { today });
  if (!('lines' in read)) throw new Error(read.key);
  const wrong: string[] = [];
  let searched = 0;
  for (const [at, line] of read.lines.entries()) {
    const wanted = expected[at];
    if (!wanted) throw new Error('There are more lines than were written.');
    const [best] =
      line.arah === 'KELUAR'
        ? []
        : explainLine(
            { ...line, pengirim: payerName(line.keterangan) ?? null, dikenal: new Set() },
            debtors,
          );
    if (line.arah === 'MASUK') searched += 1;
    const found = best?.bagian.map(({ idInvoice }) => idInvoice).sort((a, b) => a - b) ?? [];
    if (found.join() !== wanted.invoices.join()) {
      wrong.push(
        `${wanted.text}: ${found.join(', ') || 'nothing'} instead of ${wanted.invoices.join(', ') || 'nothing'}`,
      );
    }
  }
  const took = performance.now() - began;
  const right = read.lines.length - wrong.length;
  console.log(
    `${read.lines.length} lines (${searched} came in) over 120 invoices: ${right} right at rank 1 (${((100 * right) / read.lines.length).toFixed(1)} %), ${took.toFixed(0)} ms`,
  );
  for (const text of wrong) console.log(`  ${text}`);
}
