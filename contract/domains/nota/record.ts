import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { expectedVersion, longText, recordFields, text } from '../../core/record.ts';
import { maxAmount } from '../../core/values/rupiah.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { notaEvents, notaStates } from '../../states/nota.ts';
import { invoiceLine } from '../invoice/record.ts';

/**
 * What a note credits: goods that come back, by their quantity (nota retur), or a service that was not
 * given or a lower price, by its amount (nota pembatalan or kredit).
 */
export const notaKinds = ['RETUR', 'KREDIT'] as const;
export type NotaKind = (typeof notaKinds)[number];

/** Most lines of a note. */
const maxLines = 500;

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

/** A line of the invoice that is credited: a quantity of goods, or an amount without taxes. */
const creditedLine = z.strictObject({
  idBaris: recordId,
  qty: z.int().min(1).max(1_000_000_000).nullish(),
  nilai: z.int().min(1).max(maxAmount).nullish(),
});

/** Body that proposes a note. */
export const newNotaInput = z
  .strictObject({
    idInvoice: recordId,
    jenis: z.enum(notaKinds),
    alasan: withoutNik(text(5, 500)),
    baris: z
      .array(creditedLine)
      .min(1, issueMessage('nota.noLine'))
      .max(maxLines, issueMessage('nota.tooManyLines', { n: maxLines })),
  })
  .check(({ value, issues }) => {
    const name = value.jenis === 'RETUR' ? 'qty' : 'nilai';
    const seen = new Set<number>();
    value.baris.forEach((line, at) => {
      const path = ['baris', at, name];
      if (seen.has(line.idBaris)) {
        const message = issueMessage('nota.lineTwice');
        issues.push({ code: 'custom', input: line, path, message });
      }
      seen.add(line.idBaris);
      if (line[name]) return;
      const message = issueMessage(name === 'qty' ? 'nota.noQuantity' : 'nota.noAmount');
      issues.push({ code: 'custom', input: line[name], path, message });
    });
  });

/** Body that decides on a note, or proposes to cancel one. */
export const notaEventInput = z.strictObject({
  event: z.enum(notaEvents),
  alasan: withoutNik(longText(500)).meta({ input: 'multiline' }),
  version: expectedVersion,
});

/** A credited line with the amounts that it takes from the invoice. */
export const notaLine = z.object({
  id: z.int(),
  idBaris: z.int(),
  uraian: z.string(),
  jenis: invoiceLine.shape.jenis,
  kelasPajak: invoiceLine.shape.kelasPajak,
  ppnRate: z.number(),
  pphArah: invoiceLine.shape.pphArah,
  /** What comes back; null for a credit by amount. */
  qty: z.int().nullable(),
  hargaSatuan: money,
  nilai: money,
  dpp: money,
  ppn: money,
  ppnDTP: money,
  pph: money,
});
export type NotaLine = z.infer<typeof notaLine>;

/** A row of the list of notes. */
export const notaListItem = z.object({
  id: z.int(),
  /** Drawn at the approval. */
  noNota: z.string().nullable(),
  jenis: z.enum(notaKinds),
  status: z.enum(notaStates.names),
  /** Day of the approval, which dates the note. */
  tanggalNota: day.nullable(),
  idInvoice: z.int(),
  noInvoice: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  alasan: z.string(),
  /** Price without taxes. */
  subTotal: money,
  dpp: money,
  ppn: money,
  /** What it takes from the invoice's `nilaiTagihan`. */
  nilaiTagihan: money,
  /** The tax invoice that it lowers; null when its lines have none. */
  noFaktur: z.string().nullable(),
  tanggalFaktur: day.nullable(),
  ...recordFields,
});
export type NotaListItem = z.infer<typeof notaListItem>;

/** A note with its lines and amounts. */
export const nota = notaListItem.extend({
  baris: z.array(notaLine),
  ppnDTP: money,
  pphDipungut: money,
  /** PPh of which the company corrects its withholding slip. */
  pphDipotong: money,
  total: money,
  terbilang: z.string(),
  /** The account that proposed the note, or its cancellation; another one approves it. */
  idPengusul: z.int().nullable(),
  pengusul: z.string().nullable(),
  penyetuju: z.string().nullable(),
  /** Why it was refused, or why it is to be cancelled. */
  alasanStatus: z.string().nullable(),
});
export type Nota = z.infer<typeof nota>;

/** A line of an invoice, and what other notes leave of it. */
export const creditable = z.object({
  idBaris: z.int(),
  uraian: z.string(),
  jenis: invoiceLine.shape.jenis,
  kelasPajak: invoiceLine.shape.kelasPajak,
  qty: z.int(),
  hargaSatuan: money,
  nilai: money,
  sisaQty: z.int(),
  sisaNilai: money,
  /** Code and number of the tax invoice that states the line. */
  kodeFaktur: z.string().nullable(),
  noFaktur: z.string().nullable(),
});
export type Creditable = z.infer<typeof creditable>;
