import type {
  payment as indonesian,
  paymentToVerify as paymentToVerifyIndonesian,
} from '../id/payment.ts';
import type { Translated } from '../messages.ts';

const status = {
  MENUNGGU_BUKTI: 'Waiting for proof',
  BUKTI_DIUNGGAH: 'Waiting for verification',
  TERVERIFIKASI: 'Verified',
  DITOLAK: 'Rejected',
  DIUSULKAN_BALIK: 'Reversal proposed',
  DIBALIK: 'Reversed',
  DIBATALKAN: 'Cancelled',
};

const jenis = {
  TRANSFER: 'Transfer',
  BUKTI_POTONG: 'PPh withholding slip',
  SSP_PPN: 'Proof of PPN payment (SSP)',
};

const alokasi = {
  TAGIHAN: 'Counted for this invoice',
  ALIHAN: 'Used for another invoice',
  PENGEMBALIAN: 'Refunded to the company',
  NOTA: 'Released because of a note, an excess now',
};

/** What happens next with a payment, as the company and as the seller's staff read it. */
const next = {
  MENUNGGU_BUKTI: {
    buyer: 'Upload the proof of this payment.',
    seller: 'The proof of this payment was not uploaded.',
  },
  BUKTI_DIUNGGAH: {
    buyer: 'Finance is checking this proof.',
    seller: 'Compare the proof with the bank account, then verify or reject it.',
  },
  TERVERIFIKASI: {
    buyer: 'This payment was counted.',
    seller: 'This payment was counted.',
  },
  DITOLAK: {
    buyer: 'Correct this payment, then upload the right proof.',
    seller: 'Waiting for the right proof.',
  },
  DIUSULKAN_BALIK: {
    buyer: 'The seller is checking this payment again.',
    seller: 'A second person approves or refuses this reversal.',
  },
  DIBALIK: {
    buyer: 'This payment is no longer counted.',
    seller: 'This payment is no longer counted.',
  },
  DIBATALKAN: { buyer: 'This record was cancelled.', seller: 'This record was cancelled.' },
};

const action = {
  verify: {
    label: 'Verify',
    text: 'The amount is counted as paid, and the order continues when it is paid in full. Afterwards only two people together can reverse it.',
    done: '%{what} was verified',
    disabled: 'Only for a payment whose proof waits for verification.',
  },
  reject: {
    label: 'Reject',
    text: 'This payment is not counted. The company reads the reason and can upload the right proof.',
    reason: 'What is wrong with the proof?',
    done: '%{what} was rejected',
    disabled: 'Only for a payment whose proof waits for verification.',
  },
  discard: {
    label: 'Cancel record',
    text: 'This record of a payment is no longer used. Money already transferred is not affected.',
    done: '%{what} was cancelled',
    disabled: 'Only a payment that has no proof or was rejected can be cancelled.',
  },
  proposeReversal: {
    label: 'Propose reversal',
    text: 'The payment is counted until a second person approves its reversal.',
    reason: 'Why must this payment be reversed?',
    done: 'Reversal of %{what} was proposed',
    disabled: 'Only a verified payment can be reversed.',
  },
  approveReversal: {
    label: 'Approve reversal',
    text: 'The payment is no longer counted, the rest of the invoice increases, and the company is notified.',
    done: '%{what} was reversed',
    disabled: 'Only a proposed reversal can be approved.',
  },
  refuseReversal: {
    label: 'Refuse reversal',
    text: 'The payment remains verified.',
    reason: 'Why is the reversal refused?',
    done: 'Reversal of %{what} was refused',
    disabled: 'Only a proposed reversal can be refused.',
  },
};

const list = {
  noun: 'payment',
  lead: 'One person uploads the proof, and another person verifies it.',
  count: '%{smart_count} payment |||| %{smart_count} payments',
  sum: {
    verified: 'verified %{amount}',
    waiting: 'awaiting verification %{amount}',
    excess: 'excess %{amount}',
  },
  fields: {
    id: 'Record number',
    nama: 'Payment',
    idBHBU: 'Company',
    namaBHBU: 'Company',
    idInvoice: 'Invoice',
    noInvoice: 'Invoice number',
    noOrder: 'Order number',
    jenis: 'Kind of settlement',
    noReferensi: 'Reference number',
    tanggalBayar: 'Payment date',
    tanggal: 'Date',
    jumlah: 'Amount',
    bankPengirim: 'Sending bank',
    namaPengirim: 'Name of the account holder',
    catatan: 'Note',
    status: 'Status',
    verifiedBy: 'Verified by',
    verifiedAt: 'Verified',
    waktuBukti: 'Proof uploaded',
    pengunggah: 'Proof uploaded by',
    lebih: 'Overpayment',
    adaLebih: 'Has overpayment',
    alasan: 'Reason',
    fileBukti: 'Proof of payment',
    filePengembalian: 'Proof of refund',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Edited',
    modifiedBy: 'Edited by',
  },
  status,
  jenis,
  adaLebih: { true: 'Yes', false: 'No' },
  action,
};

/** Messages of payments: `resources.payment.*`. */
export const payment: Translated<typeof indonesian> = {
  ...list,
  empty: 'Payments recorded for invoices appear here.',
  help: {
    noReferensi: 'Bank transaction number, withholding slip number, or NTPN of the SSP.',
    tanggalBayar: 'The day of the transfer, today at the latest.',
    jumlah: 'The amount that was really paid, in rupiah.',
    fileBukti:
      'A PDF or a photo that is clearly readable. On a phone you can take the photo directly.',
  },
  next,
  section: {
    facts: 'Payment',
    allocation: 'Used for',
    excess: 'Overpayment',
    files: 'Proof',
    refunds: 'Proof of refund',
    states: 'Status history',
  },
  link: {
    all: 'All payments',
    reconciliation: 'Bank reconciliation',
    toVerify: 'Waiting for verification',
    invoice: 'Open invoice',
    ofInvoice: 'All payments of this invoice',
    receipt: 'Print receipt',
  },
  own_proof: 'You recorded this payment or uploaded its proof, so another person checks it.',
  own_proposal: 'You proposed this reversal, so another person approves it.',
  refunded: 'The overpayment was refunded, so this payment cannot be reversed.',
  same_proof:
    'This proof file is also used for %{others}. Make sure that one transfer is not counted twice.',
  same_amount:
    'A payment of the same amount is recorded too and not verified: %{others}. Make sure that one transfer is not recorded twice.',
  compare: {
    billed: 'Amount billed',
    paid: 'Paid so far',
    open: 'Amount open',
    this: 'This payment',
    more: '%{amount} more than what is open. The excess is recorded, to be used for another invoice or refunded.',
    less: '%{amount} less than what is open. The rest still has to be paid.',
    next: 'Next proof (%{smart_count})',
  },
  same_proof_one: '%{invoice} (%{status})',
  without_number: 'invoice without a number',
  ofInvoice: {
    title: 'Payment of %{name}',
    lead: '%{company}, order %{order}',
    open: 'Open invoice',
    how: 'How to pay',
    holder: 'account holder %{name}',
    how_transfer: 'Transfer %{amount} to this account at your bank.',
    amount: 'Amount of the transfer',
    copy_amount: 'Copy the amount of the transfer',
    copy_number: 'Copy the invoice number',
    how_rejected:
      'Do not transfer again. The proof of your transfer was rejected: upload the right proof for that record, or cancel the record if the money was not transferred.',
    how_transferred: 'All transfers of this invoice were recorded.',
    how_news: 'Write %{number} as the transfer message.',
    how_slip: 'Hand in the PPh withholding slip for %{amount}.',
    how_ssp: 'Pay the PPN of %{amount} to the treasury and hand in the SSP.',
    how_proof: 'Record each payment here, and upload its proof.',
    list: 'Recorded payments',
    none: 'No payments were recorded yet.',
    add: 'Record payment',
    closed: 'This invoice does not accept payments now.',
    draft: 'This invoice was not issued yet.',
    from_other: '%{amount} of the overpayment of this payment is used for this invoice.',
  },
  card: {
    sender: '%{bank}, account holder %{name}',
    reference: 'Reference %{number}',
    proof: 'Proof uploaded by %{who}, %{when}',
    no_proof: 'Proof not uploaded',
    verified: 'Verified by %{who}, %{when}',
    reason: 'Reason: %{reason}',
    excess: '%{amount} overpaid',
  },
  form: {
    title: 'Record payment',
    correct: 'Correct payment',
    save: 'Save and send proof',
    save_only: 'Save',
    done: 'The payment of %{amount} was recorded and waits for verification',
    corrected: 'Payment corrected',
    more: 'More than the amount still to be transferred, %{rest}. The overpayment can be used for another invoice or refunded.',
    less: 'Less than the amount still to be transferred, %{rest}. The rest must still be paid.',
    pending: 'The payment was saved, but its proof was not sent. Send it again.',
  },
  proof: {
    bank_line: 'Proved by the bank statement',
    upload: 'Upload proof',
    show: 'Show proof',
    hide: 'Hide proof',
    change: 'Change proof',
    replace: 'Upload the right proof',
    title: 'Upload the proof of payment of %{name}',
    done: 'The proof was uploaded and waits for verification',
    none: 'There is no proof yet.',
    correct: 'Correct details',
  },
  allocation: {
    ...alokasi,
    none: 'Not used yet: this payment was not verified.',
    row: '%{amount}, %{day}',
  },
  excess: {
    text: '%{amount} of this payment is unused. Use it for another invoice of this company, or refund it.',
    allocate: 'Use for another invoice',
    allocate_title: 'Use the overpayment for another invoice',
    allocate_text: 'The amount is counted for that invoice at once.',
    allocate_button: 'Use overpayment',
    allocated: 'The overpayment was used for another invoice',
    invoice: 'Invoice not paid in full',
    option: '%{number}, rest %{rest}',
    none: 'This company has no other invoice that is not paid in full.',
    refund: 'Record refund',
    refund_title: 'Record refund of the overpayment',
    refund_text: 'Record this after the money was transferred back to the company, with its proof.',
    refund_button: 'Record refund',
    refunded: 'Refund recorded',
    why: 'Reason',
    amount: 'At most the unused overpayment.',
    reference: 'Transaction number of the transfer back.',
    too_much: 'At most %{amount}',
  },
};

/** Messages of the worklist of payments: `resources.paymentToVerify.*`. */
export const paymentToVerify: Translated<typeof paymentToVerifyIndonesian> = {
  ...list,
  empty: 'Payments with an uploaded proof wait here, the oldest first.',
};
