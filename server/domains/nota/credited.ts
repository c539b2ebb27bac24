import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Credited } from '#contract/domains/invoice/amounts.ts';
import { nothingCredited, type CreditedBefore } from '#contract/domains/nota/amounts.ts';
import type { Creditable } from '#contract/domains/nota/record.ts';
import { countedNotaStates, reservedNotaStates } from '#contract/states/nota.ts';
import {
  findFakturs,
  findInvoiceLines,
  type FakturRow,
  type StoredInvoiceLine,
} from '#server/domains/invoice/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { nota, notaLine, type invoice } from '#server/platform/db/schema/index.ts';

const sumOf = (amount: unknown) => sql<number>`coalesce(sum(${amount}), 0)::float8`;

/** A line of an invoice with what its notes, proposed ones included, credited of it. */
export interface CreditedLine {
  readonly line: StoredInvoiceLine;
  readonly before: CreditedBefore;
  /** The tax invoice that states the line. */
  readonly faktur: FakturRow | undefined;
}

/** Returns the lines of an invoice with what was credited of each. */
export async function findCreditedLines(db: Queryable, idInvoice: number): Promise<CreditedLine[]> {
  const credited = await db
    .select({
      idBaris: notaLine.idBaris,
      qty: sumOf(notaLine.qty),
      nilai: sumOf(notaLine.nilai),
      dpp: sumOf(notaLine.dpp),
      ppn: sumOf(notaLine.ppn),
      ppnDTP: sumOf(notaLine.ppnDTP),
      pph: sumOf(notaLine.pph),
    })
    .from(notaLine)
    .innerJoin(nota, eq(nota.id, notaLine.idNota))
    .where(and(eq(nota.idInvoice, idInvoice), inArray(nota.status, [...reservedNotaStates])))
    .groupBy(notaLine.idBaris);
  const fakturs = await findFakturs(db, idInvoice);
  return (await findInvoiceLines(db, idInvoice)).map(line => ({
    line,
    before: credited.find(({ idBaris }) => idBaris === line.id) ?? nothingCredited,
    faktur: fakturs.find(({ kelasPajak }) => kelasPajak === line.kelasPajak),
  }));
}

/** Returns a line with what is left to be credited of it. */
export const toCreditable = ({ line, before, faktur }: CreditedLine): Creditable => ({
  idBaris: line.id,
  uraian: line.uraian,
  jenis: line.jenis,
  kelasPajak: line.kelasPajak,
  qty: line.qty,
  hargaSatuan: line.hargaSatuan,
  nilai: line.nilai,
  // Nothing is left of the quantity of a line whose whole price was credited.
  sisaQty: line.nilai === before.nilai ? 0 : line.qty - before.qty,
  sisaNilai: line.nilai - before.nilai,
  kodeFaktur: faktur?.kode ?? null,
  noFaktur: faktur?.nomor ?? null,
});

/** Returns what the approved notes of an invoice took from it. */
export async function sumCredits(
  db: Queryable,
  idInvoice: number,
): Promise<Credited & Pick<typeof invoice.$inferSelect, 'diretur'>> {
  const [sums] = await db
    .select({
      dikredit: sumOf(nota.nilaiTagihan),
      dikreditPpn: sumOf(sql`${nota.ppn} - ${nota.ppnDTP}`),
      dikreditPph: sumOf(nota.pphDipotong),
      diretur: sumOf(sql`case when ${nota.jenis} = 'RETUR' then ${nota.subTotal} else 0 end`),
    })
    .from(nota)
    .where(and(eq(nota.idInvoice, idInvoice), inArray(nota.status, [...countedNotaStates])));
  if (!sums) throw new Error('An aggregate returns one row.');
  return sums;
}
