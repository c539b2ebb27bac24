import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { NotesPanel } from '#src/kit/note/index.ts';

/** The notes on an invoice. */
export const InvoiceNotes = ({ record: { id } }: { record: Invoice }) => (
  <NotesPanel resource="invoice" id={id} calls={invoiceCalls} read="invoice.read" />
);
