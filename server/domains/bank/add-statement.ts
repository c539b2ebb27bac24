import { eq } from 'drizzle-orm';
import { maskNiks } from '#contract/core/values/nik.ts';
import type { bankLineCalls } from '#contract/domains/bank/calls.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { bankLine, seller } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/stamps.ts';
import { lineKeys } from './read/line-keys.ts';
import { payerAccount, payerName } from './read/payer.ts';
import { readStatement } from './read/read-statement.ts';
import type { StatementLine } from './read/statement-line.ts';

/** Longest text of a line, and of a payer's name. */
const maxText = 500;
const maxName = 120;

/** Rows of one insert. */
const batchRows = 500;

/** Rejected rows that are named; more are not read by anyone. */
const maxRejected = 200;

/** What a text states about the payer, where the bank has no fields for it. */
function payerOf({ arah, keterangan, pengirim, rekeningPengirim }: StatementLine) {
  if (arah === 'KELUAR') return { pengirim: null, rekeningPengirim: null };
  const name = pengirim?.toUpperCase().replace(/\s+/g, ' ').trim() || payerName(keterangan);
  return {
    pengirim: name === undefined ? null : maskNiks(name).slice(0, maxName),
    rekeningPengirim: rekeningPengirim ?? payerAccount(keterangan) ?? null,
  };
}

/** Returns the banks of the accounts that the seller has or had, by number. */
async function findAccounts({ db }: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinct({ noRekening: seller.noRekening, bank: seller.bank })
    .from(seller)
    .where(eq(seller.status, 'DISETUJUI'));
  return new Map(rows.map(({ noRekening, bank }) => [noRekening, bank]));
}

/** Adds the lines of a statement of the seller's account that no earlier one had. */
export const addStatement: Handler<typeof bankLineCalls.upload> = async (ctx, { body }) => {
  const bytes = new Uint8Array(await body.fileRekeningKoran.arrayBuffer());
  const read = await readStatement(bytes, { today: dayInJakarta(ctx.now) });
  if (!('lines' in read)) throw invalidField('fileRekeningKoran', read);
  const lines = read.lines.map(line => ({
    ...line,
    rekening: line.rekening ?? body.rekening ?? '',
  }));
  if (lines.some(({ rekening }) => rekening === '')) {
    throw invalidField('rekening', message('bank.account'));
  }
  const rekening = [...new Set(lines.map(line => line.rekening))];
  const ours = await findAccounts(ctx);
  const other = rekening.find(number => !ours.has(number));
  if (other !== undefined) {
    const field = other === body.rekening ? 'rekening' : 'fileRekeningKoran';
    throw invalidField(field, message('bank.otherAccount', { rekening: other }));
  }
  const keys = lineKeys(lines);
  const rows = lines.map((line, at): typeof bankLine.$inferInsert => ({
    kunci: keys[at] ?? '',
    rekening: line.rekening,
    bank: ours.get(line.rekening) ?? null,
    tanggal: line.tanggal,
    jumlah: line.jumlah,
    arah: line.arah,
    keterangan: maskNiks(line.keterangan).slice(0, maxText),
    ...payerOf(line),
    status: line.arah === 'KELUAR' ? 'KELUAR' : 'BARU',
    ...insertStamps(ctx),
  }));
  let masuk = 0;
  let keluar = 0;
  for (let from = 0; from < rows.length; from += batchRows) {
    const added = await ctx.db
      .insert(bankLine)
      .values(rows.slice(from, from + batchRows))
      .onConflictDoNothing({ target: bankLine.kunci })
      .returning({ arah: bankLine.arah });
    masuk += added.filter(({ arah }) => arah === 'MASUK').length;
    keluar += added.filter(({ arah }) => arah === 'KELUAR').length;
  }
  const sudahAda = lines.length - masuk - keluar;
  await ctx.audit({
    action: 'bankLine.addStatement',
    resource: 'bankLine',
    recordLabel: rekening.join(', '),
    after: { masuk, keluar, sudahAda },
  });
  return {
    rekening,
    jumlahBaris: lines.length + read.rejected.length,
    masuk,
    keluar,
    sudahAda,
    ditolak: read.rejected
      .slice(0, maxRejected)
      .map(({ baris, pesan }) => ({ baris, pesan: ctx.render(pesan) })),
  };
};
