import { cleanNumber } from '../../core/values/clean.ts';
import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { recordId } from '../../core/list.ts';
import { expectedVersion, longText, recordFields } from '../../core/record.ts';
import { otherSpreadsheets, uploadedFile, type FileRule } from '../../core/values/upload.ts';
import { bankLineEvents, bankLineStates } from '../../states/bank-line.ts';
import { paymentStates } from '../../states/payment.ts';
import { wordedExplanation } from './explanation.ts';

/** Statements as banks write them: CSV, workbooks, MT940 and CAMT.053. */
export const bankStatementRule: FileRule = {
  extensions: ['csv', 'xlsx', 'txt', 'sta', 'mt940', '940', 'xml'],
  alsoAccepted: otherSpreadsheets,
  maxBytes: 2_000_000,
};

/** Lines of one statement. */
export const maxStatementLines = 5_000;

/** Whether money comes in or leaves the account. */
export const directions = ['MASUK', 'KELUAR'] as const;
export type Direction = (typeof directions)[number];

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

/** An account number, stored without separators; a form without one sends an empty text. */
const statedAccount = enteredValue()
  .max(40)
  .transform(cleanNumber)
  .refine(
    digits => digits === '' || /^\d{5,20}$/.test(digits),
    issueMessage('seller.accountNumber'),
  )
  .nullish()
  .meta({ input: 'code' });

/** Body that adds the lines of a statement; `rekening` is for files that do not name their account. */
export const statementUpload = z.strictObject({
  fileRekeningKoran: uploadedFile(bankStatementRule),
  rekening: statedAccount,
});

/** What a statement added. */
export const addedStatement = z.object({
  rekening: z.array(z.string()),
  jumlahBaris: z.int(),
  /** New lines of money that comes in, and of money that leaves the account. */
  masuk: z.int(),
  keluar: z.int(),
  /** Lines that an earlier file added. */
  sudahAda: z.int(),
  /** Rows that could not be read, with the reason. */
  ditolak: z.array(z.object({ baris: z.int(), pesan: z.string() })),
});
export type AddedStatement = z.infer<typeof addedStatement>;

/** A row of the inbox. */
export const bankLineItem = z.object({
  id: z.int(),
  rekening: z.string(),
  bank: z.string().nullable(),
  tanggal: day,
  jumlah: money,
  arah: z.enum(directions),
  keterangan: z.string(),
  /** Name and account of the payer, where the bank or the text states them. */
  pengirim: z.string().nullable(),
  rekeningPengirim: z.string().nullable(),
  status: z.enum(bankLineStates.names),
  /** Why the line was set aside or released. */
  alasan: z.string().nullable(),
  /** The company whose invoices it paid. */
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  /** The best explanation of a new line; null without one. */
  penjelasan: wordedExplanation.nullable(),
  ...recordFields,
});
export type BankLineItem = z.infer<typeof bankLineItem>;

/** A payment that a line proves. */
export const bookedPayment = z.object({
  idPayment: z.int(),
  idInvoice: z.int(),
  noInvoice: z.string().nullable(),
  jumlah: money,
  status: z.enum(paymentStates.names),
});

export const bankLine = bankLineItem.extend({
  /** The explanations of a new line, the best first. */
  kemungkinan: z.array(wordedExplanation),
  pembayaran: z.array(bookedPayment),
});
export type BankLine = z.infer<typeof bankLine>;

/** Body that books a line as one of its explanations. */
export const bookInput = z.strictObject({
  kunci: z.string().max(200),
  version: expectedVersion,
});

/** Body that books the whole line as a payment of one invoice. */
export const bookInvoiceInput = z.strictObject({
  idInvoice: recordId.meta({ input: 'lookup:invoice' }),
  version: expectedVersion,
});

/** Body that sets a line aside, brings it back, or releases it from what it booked. */
export const bankLineEventInput = z.strictObject({
  event: z.enum(bankLineEvents),
  alasan: longText(500),
  version: expectedVersion,
});
