import type { paymentTexts as indonesian } from '../id/payment.ts';

/** Messages of payments. */
export const paymentTexts: Record<keyof typeof indonesian, string> = {
  'payment.wrongState':
    'This payment is %{keadaan}, so this cannot be done. Reload to see its present state.',
  'payment.state.MENUNGGU_BUKTI': 'waiting for proof',
  'payment.state.BUKTI_DIUNGGAH': 'waiting for verification',
  'payment.state.TERVERIFIKASI': 'verified',
  'payment.state.DITOLAK': 'rejected',
  'payment.state.DIUSULKAN_BALIK': 'proposed for reversal',
  'payment.state.DIBALIK': 'reversed',
  'payment.state.DIBATALKAN': 'cancelled',
  'payment.uploaderVerifies':
    'You recorded this payment or uploaded its proof, so another person checks it.',
  'payment.proposerApproves': 'You proposed this reversal, so another person approves it.',
  'payment.refunded':
    'A part of this payment was refunded to the company, so it cannot be reversed.',
  'payment.invoiceNotOpen':
    'Invoice %{nomor} is %{keadaan}, so payments for it cannot be recorded.',
  'payment.inFuture': 'Fill in today or an earlier day',
  'payment.beforeInvoice': 'Fill in %{hari:day}, the date of the first invoice, or a later day',
  'payment.refundTooEarly': 'Fill in the payment date (%{hari:day}) or a later day',
  'payment.kindNotExpected':
    'This invoice no longer expects this kind of settlement; %{sisa:rupiah} is left',
  'payment.moreThanExcess': 'The overpayment left is %{lebih:rupiah}',
  'payment.moreThanDue': 'This invoice lacks only %{sisa:rupiah}',
  'payment.noExcess': 'This payment has no overpayment left.',
  'payment.slipNotRefunded':
    'Withholding slips and SSPs are no money that was received, so they are not refunded. Ask the company to correct it, then reverse this payment and enter the new one.',
  'payment.otherCompany': 'Choose an invoice of the same company that is not paid in full',
  'payment.fixed': 'This payment is %{keadaan}, so it can no longer be corrected.',
  'payment.noReceipt': 'A receipt is printed after the payment is verified.',
  'payment.noMoney': 'Slips of tax are no money that was received, so they have no receipt.',
};
