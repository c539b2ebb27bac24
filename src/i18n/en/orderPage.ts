import type { orderPage as indonesian } from '../id/orderPage.ts';
import type { Translated } from '../messages.ts';

/** What happens next, as the company and as the seller's staff read it. */
const next = {
  DRAFT: {
    buyer: 'Complete this draft, then submit it. Prices are those of the day of submission.',
    seller: 'The company has not submitted this draft.',
  },
  MENUNGGU_PERSETUJUAN: {
    buyer:
      'Another colleague who may order approves this order before it is submitted to the seller, or returns it as a draft.',
    seller: 'The company approves this order internally before it submits it.',
  },
  DIAJUKAN: {
    buyer: 'The seller checks the supply, then accepts, adjusts or rejects this order.',
    seller: 'Accept this order, adjust its doses, or reject it with a reason.',
  },
  DISESUAIKAN: {
    buyer: 'Agree to this adjustment, or withdraw the order.',
    seller: 'The company agrees to the adjustment or withdraws the order.',
  },
  DITERIMA: {
    buyer: 'The seller issues a PKS for this order.',
    seller: 'Issue a PKS for this order.',
  },
  LAMPIRAN: {
    buyer: 'Sign Lampiran III of your booster PKS, then upload the copy.',
    seller: 'The company uploads the signed Lampiran III.',
  },
  LAMPIRAN_DIUNGGAH: {
    buyer: 'Lampiran III was uploaded. The seller issues the first invoice.',
    seller: 'Lampiran III was uploaded. Issue the first invoice.',
  },
  PKS_DIBUAT: {
    buyer: 'The seller is preparing the PKS for signature.',
    seller: 'Check the PKS, then send it for signature.',
  },
  PKS_TTD_PEMBELI: {
    buyer: 'Print the PKS, add the stamp duty, sign it, then upload the copy.',
    seller: 'The company signs the PKS and uploads its copy.',
  },
  PKS_TTD_PENJUAL: {
    buyer: 'The seller signs the PKS and uploads its copy.',
    seller: "Sign the PKS, then upload the seller's copy.",
  },
  PKS_VERIFIKASI: {
    buyer: 'The seller is checking both copies of the PKS.',
    seller: 'Check both copies of the PKS. A person who uploaded a copy cannot verify it.',
  },
  PKS_DITANDATANGANI: {
    buyer: 'The PKS is signed. The seller issues the first invoice.',
    seller: 'The PKS is signed. Issue the first invoice.',
  },
  PENERBITAN: {
    buyer: 'The seller issues the next invoice. You have nothing to pay yet.',
    seller: 'Finance issues the next invoice; the company cannot pay yet.',
  },
  PEMBAYARAN_PERTAMA: {
    buyer: 'Pay the first invoice and upload the proof.',
    seller: 'The company pays the first invoice and uploads the proof.',
  },
  PEMBAYARAN: {
    buyer: 'Pay this invoice and upload the proof.',
    seller: 'The company pays this invoice.',
  },
  PEMBAYARAN_TERLAMBAT: {
    buyer: 'This invoice is overdue. Pay at once.',
    seller: 'This invoice is overdue. The company pays.',
  },
  BUKTI_BARU: {
    buyer: 'The proof of payment was rejected. Upload the right proof; do not transfer again.',
    seller: 'The proof of payment was rejected. Who recorded it uploads the right proof.',
  },
  VERIFIKASI: {
    buyer: 'The seller verifies the proof of payment.',
    seller: 'Finance verifies the proof of payment; who recorded or uploaded it cannot.',
  },
  MENUNGGU_BAYAR: {
    buyer: 'This order waits for payment.',
    seller: 'This order waits for payment.',
  },
  DIBAYAR_SEBAGIAN: {
    buyer: 'Doses that are paid in full can be sent; the seller schedules them.',
    seller: 'Doses that are paid in full can be sent. Schedule their delivery.',
  },
  LUNAS: {
    buyer: 'The order is paid in full. The seller schedules the deliveries.',
    seller: 'The order is paid in full. Schedule its deliveries.',
  },
  DIJADWALKAN: {
    buyer: 'The deliveries are scheduled.',
    seller: 'Send the vaccine as scheduled.',
  },
  DIKIRIM_SEBAGIAN: {
    buyer: 'A part of the vaccine was sent; the rest follows.',
    seller: 'Send the rest of the vaccine of this order.',
  },
  DIKIRIM_SEMUA: {
    buyer: 'Check the delivery when it arrives and sign its handover record.',
    seller: 'Waiting until the facility records the goods receipt.',
  },
  TINDAK_LANJUT: {
    buyer: 'The deliveries are received; the seller settles their discrepancies.',
    seller: 'The deliveries are received. Deliver the follow-ups of their discrepancies.',
  },
  DITERIMA_PEMBELI: {
    buyer: 'The vaccine was received. Vaccination can start.',
    seller: 'The vaccine was received. Vaccination can start.',
  },
  PELAKSANAAN: {
    buyer: 'Vaccination is in progress.',
    seller: 'Vaccination is in progress. Close the order when all doses are finished.',
  },
  SELESAI: { buyer: 'This order is completed.', seller: 'This order is completed.' },
  DITOLAK: {
    buyer: 'The seller rejected this order. You can submit a new order.',
    seller: 'This order was rejected.',
  },
  DIBATALKAN: { buyer: 'This order was cancelled.', seller: 'This order was cancelled.' },
  BATAL_GAGAL_BAYAR: {
    buyer:
      'This order was cancelled because the first payment was not received before the deadline.',
    seller: 'This order was cancelled for non-payment, and its doses were released.',
  },
  DIAKHIRI: {
    buyer: 'The agreement of this order was terminated.',
    seller: 'The agreement of this order was terminated. Settle the doses that were paid.',
  },
  DIAMANDEMEN: {
    buyer: 'This order was replaced by its amendment.',
    seller: 'This order was replaced by its amendment.',
  },
};

/** Messages of the list and the page of orders, merged into `resources.order.*`. */
export const orderPage: Translated<typeof indonesian> = {
  sums: '; %{peserta} participants, %{dosis} doses, %{total}',
  sums_of:
    '; without cancelled ones %{pesanan} orders: %{peserta} participants, %{dosis} doses, %{total}',
  next,
  turn: {
    title: 'Next',
    mine: 'Your turn',
    buyer: 'Waiting for the company',
    seller: 'Waiting for the seller',
    invoice: 'Open draft invoice',
    invoice_of: 'Invoice %{number}, rest %{amount}.',
    verify: 'Check payments',
    reversed:
      'A payment of this order was reversed. What was not sent waits until it is paid again.',
    reason: 'Reason: %{reason}',
    own_cut: 'You adjusted this order, so the company or another person agrees to it.',
    again: 'Order again',
    asked: 'Requested by %{name}, %{when}.',
    approvers: 'Can approve: %{names}.',
    no_approver: 'No other account may order; take this order back.',
    pks: 'Open PKS',
    edit: 'Continue draft',
    buyerCopy: "Upload company's copy",
    replaceProof: 'Upload the right proof',
    sellerCopy: "Upload seller's copy",
    amendment: 'Its amendment: %{name}',
  },
  page: { number: 'Number %{id}', copy: 'Copy order number' },
  settlement: {
    lead: 'Doses of terminated orders that were paid and not sent. Agree on a settlement with the company, then record it here.',
    empty: 'No orders wait for settlement.',
    nothing: 'There are no paid doses that were not sent.',
    open: 'Waiting for settlement',
    settled: 'Settled',
    doses: '%{paid} doses paid, %{shipped} sent, %{left} not sent.',
    value: 'Paid %{paid}; amount to settle %{value}.',
    by: 'Recorded by %{name}, %{when}',
    settle: 'Record settlement',
    title: 'Settlement of %{name}',
    text: 'Money is not refunded automatically. Record what was agreed with the company.',
    note: 'What was agreed?',
    done: 'Settlement recorded',
  },
  amount: {
    how: 'How it is computed',
    hide: 'Hide how it is computed',
    none: "The calculation cannot be shown: the order was not submitted, or the company's tax data changed afterwards.",
    draft: 'The amount is computed when the order is submitted.',
    words: 'Amount in words: %{words}',
  },
  line: {
    ordered: '%{ordered} ordered, %{approved} approved',
    total: 'Line amount',
    sum: 'Total',
    none: 'No lines yet.',
    start: 'Starts %{day}',
    unit_price: '%{price} per dose',
    service_price: '%{price} service per dose',
  },
  agreement: {
    none: 'There is no PKS yet.',
    umbrella: 'Uses the booster PKS',
    verified: 'Verified by %{name}',
    valid: 'Valid from %{from} until %{until}',
  },
  version: {
    first: 'First order',
    amendment: 'Amendment %{number}',
    this: 'This version',
    changes: 'Changes since the previous version',
  },
  participants: {
    compare:
      'This order is for %{ordered} participants. The company has %{valid} participants with valid data for all its orders.',
    short:
      '%{smart_count} participant is still missing. |||| %{smart_count} participants are still missing.',
    invalid:
      '%{smart_count} participant has data that is not valid. |||| %{smart_count} participants have data that is not valid.',
    open: 'View participants',
  },
  adjust: {
    button: 'Adjust doses',
    title: 'Adjust %{name}',
    text: 'Reduce the doses according to supply. An order is adjusted only once, and the company is notified.',
    doses: 'Approved doses for %{name}',
    ordered: '%{ordered} doses ordered',
    available: '%{name}: %{available} doses available',
    over: '%{name}: %{available} doses available, %{approved} approved. Reduce further.',
    invalid: 'Fill in each line with complete courses, from 0 up to the ordered quantity',
    range: '0 to %{ordered}',
    course: 'A multiple of %{course} doses',
    people: 'Participants: %{before} → %{after}',
    amount: 'Amount before taxes: %{before} → %{after}',
    why: 'Why are the doses reduced?',
    confirm: 'Adjust order',
    done: 'Order %{name} was adjusted to %{total}',
  },
  issue: {
    button: 'Issue PKS',
    title: 'Issue a PKS for %{name}',
    text: 'The PKS gets a number, and its content does not change afterwards. Check first:',
    done: 'PKS %{name} was issued',
  },
  copy: {
    buyer: 'Upload the PKS signed by the company',
    seller: 'Upload the PKS signed by the seller',
    lampiran: 'Upload the signed Lampiran III',
    lead: 'Order %{number}',
    send: 'Upload copy',
    done: 'Copy uploaded',
    forbidden: 'Legal staff or an administrator uploads this copy.',
    unexpected: 'This order is not waiting for this copy now.',
    back: 'Open order',
  },
  bookBooster: 'Add a booster order',
  start: {
    lead: 'For which company is this order?',
    next: 'Continue',
  },
  action: {
    approve: {
      label: 'Approve and submit',
      text: 'This order is submitted to the seller with the prices of today, with you as the one who approved.',
      done: '%{what} was approved and submitted',
      others: 'Who created or submitted it does not approve it. Can approve: %{names}.',
      no_one: 'Who created or submitted it does not approve it, and no other account may order.',
    },
    disapprove: {
      label: 'Do not approve',
      text: 'This order becomes a draft again, and those who order see the reason.',
      reason: 'Why is this order not approved?',
      done: '%{what} is a draft again',
    },
    recall: {
      label: 'Take back',
      text: 'The request for approval is taken back, and the order can be changed again.',
      done: '%{what} is a draft again',
    },
    accept: {
      label: 'Accept',
      text: 'The doses are allocated to this order, and the company is notified.',
      done: '%{what} was accepted',
    },
    reject: {
      label: 'Reject',
      text: 'This order ends, and the company is notified of the reason.',
      reason: 'Why is this order rejected?',
      done: '%{what} was rejected',
    },
    acknowledge: {
      label: 'Agree to adjustment',
      text: 'The order continues with the doses as adjusted by the seller.',
      done: '%{what} continues with the adjusted doses',
    },
    withdraw: {
      label: 'Withdraw',
      text: 'This order ends and its doses are released. A PKS that is not signed is cancelled too.',
      done: '%{what} was withdrawn',
    },
    cancel: {
      label: 'Cancel',
      text: 'The order and its PKS end, its doses are released, and the company is notified.',
      reason: 'Why is this order cancelled?',
      done: '%{what} was cancelled',
      signed:
        'Both parties have signed the PKS, so the order can be cancelled for non-payment only.',
    },
    failPayment: {
      label: 'Cancel for non-payment',
      text: 'The order and its PKS end, its doses are released, and the company is notified.',
      reason: 'Why is the payment considered failed?',
      done: '%{what} was cancelled for non-payment',
    },
    close: {
      label: 'Close',
      text: 'This order is completed, and no more doses are expected.',
      done: '%{what} was closed',
    },
    extendDeadline: {
      label: 'Set payment deadline',
      text: 'The first payment is expected until that day.',
      reason: 'Why is the deadline changed?',
      done: 'The payment deadline of %{what} was set',
      disabled: 'Only an order that waits for payment has a payment deadline.',
    },
    delete: {
      text: 'This draft is deleted permanently.',
      submitted: 'A submitted order cannot be deleted. Withdraw the order.',
    },
  },
};
