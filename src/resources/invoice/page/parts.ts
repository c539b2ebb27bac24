export { InvoiceFacts } from './InvoiceFacts.tsx';
export { InvoiceNotes } from './InvoiceNotes.tsx';
export { NextStep } from './NextStep.tsx';
export { PaymentList } from './PaymentList.tsx';
export { TaxInvoice } from './TaxInvoice.tsx';
