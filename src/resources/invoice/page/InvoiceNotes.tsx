import { invoiceCalls } from '#contract/invoice/calls.ts';
import type { Invoice } from '#contract/invoice/record.ts';
import { NotesPanel } from '#src/ui/note/index.ts';

/** The notes on an invoice. */
export const InvoiceNotes = ({ record: { id } }: { record: Invoice }) => (
  <NotesPanel resource="invoice" id={id} calls={invoiceCalls} read="invoice.read" />
);
