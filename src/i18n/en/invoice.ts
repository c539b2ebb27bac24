import type { invoice as indonesian } from '../id/invoice.ts';
import type { Translated } from '../messages.ts';

const status = {
  DRAFT: 'Draft',
  TERBIT: 'Issued',
  DISTEMPEL: 'Issued, stamped',
  DIBAYAR_SEBAGIAN: 'Paid in part',
  LEWAT_TEMPO: 'Past due',
  LUNAS: 'Paid in full',
  BATAL: 'Cancelled',
  DIKREDIT: 'Credited',
};

const termin = {
  '1': 'Instalment 1',
  '2': 'Instalment 2',
  PENUH: 'In full',
  AMANDEMEN: 'Amendment',
};

/** What an invoice waits for. */
const menunggu = {
  PENERBITAN: 'To issue',
  PEMBAYARAN: 'Payment, not overdue',
  PEMBAYARAN_TERLAMBAT: 'Payment, overdue',
  PEMBAYARAN_PERTAMA: 'First payment, which cancels the order when missed',
  BUKTI_BARU: 'Replacement proof',
  VERIFIKASI: 'Verification of proof',
};

const umur = {
  BELUM_JATUH_TEMPO: 'Not yet due',
  '1_30': '1–30 days past due',
  '31_60': '31–60 days past due',
  '61_90': '61–90 days past due',
  LEBIH_90: 'More than 90 days past due',
};

const pphProduk = {
  TANPA_PPH: 'Without PPh 22',
  PPH22_FARMASI: 'PPh 22 collected by the seller (pharmaceutical distributor)',
  PPH22_BUMN: 'PPh 22 withheld by the buyer (state-owned company)',
};

/** What happens next, as the company and as the seller's staff read it. */
const next = {
  DRAFT: {
    buyer: 'The seller is preparing this invoice.',
    seller: 'Check the amounts and the due date, then issue it. Its content is frozen once issued.',
  },
  PAY: {
    buyer:
      "Transfer to the seller's account at your bank, then record the payment here and upload its proof.",
    seller: 'The company pays and uploads the proof.',
  },
  LATE: {
    buyer: 'The due date has passed. Pay at once, then upload the proof here.',
    seller: 'The due date has passed and the invoice is not paid in full. Contact the company.',
  },
  FIX: {
    buyer:
      'The proof of payment was rejected. Read the reason, correct the payment, then upload the right proof.',
    seller: 'The proof of payment was rejected. The company corrects it.',
  },
  VERIFY: {
    buyer: 'Finance is checking your proof of payment.',
    seller:
      'Compare the proof of payment with the bank account, then verify or reject it. The person who uploaded it cannot verify it.',
  },
  SHORT: {
    buyer:
      'Your payment is slightly short. Transfer the rest, unless finance writes it off as a bank charge.',
    seller:
      'The rest is as small as a bank charge. Write off the shortfall, or ask the company to transfer the rest.',
  },
  LUNAS: { buyer: 'This invoice is paid in full.', seller: 'This invoice is paid in full.' },
  BATAL: {
    buyer: 'This invoice is cancelled and need not be paid.',
    seller: 'This invoice is cancelled. Draw up a new invoice from its order if necessary.',
  },
};

/** What staff read who do not do the next step themselves. */
const watcher = {
  DRAFT: 'Finance checks this draft, then issues it.',
  VERIFY: 'Finance is checking the proof of payment.',
  SHORT:
    'The rest is as small as a bank charge. Finance writes it off, or the company transfers it.',
};

const action = {
  issue: {
    label: 'Issue',
    text: 'The invoice gets a number, and its taxes are computed as of today. Its content can no longer be edited, and the company is notified.',
    done: '%{what} was issued',
    disabled: 'Only a draft can be issued.',
  },
  cancel: {
    label: 'Cancel',
    text: 'This invoice is no longer valid, and its number is not used again. The company is notified if the invoice was issued.',
    reason: 'Why is this invoice cancelled?',
    done: '%{what} was cancelled',
    disabled: 'An invoice with a verified payment cannot be cancelled.',
  },
  remind: {
    label: 'Draft a reminder',
    text: 'The letter is saved as a draft with what remains to be paid. Check it and send it from its page.',
    done: 'A draft reminder of %{what} was saved; see Letters of the seller',
    disabled: 'Only an invoice that waits for a payment has reminders.',
  },
  writeOff: {
    label: 'Write off shortfall',
    text: 'The rest of the amount due is written off as a bank charge, and the invoice becomes paid in full.',
    reason: 'Why is the shortfall written off?',
    done: 'The shortfall of %{what} was written off',
    disabled: 'Only a rest of up to Rp10.000 of a paid invoice can be written off.',
  },
  withholding: {
    label: 'Download withholding XML',
    text: 'A BPU file with the PPh that the buyer withholds from this invoice and imports into Coretax. The slip that Coretax issues is then uploaded as a payment.',
    done: 'The withholding slip of %{what} was downloaded',
    disabled: 'Only an issued invoice from which the buyer withholds PPh has a withholding slip.',
  },
};

/** Messages of invoices: `resources.invoice.*`. */
export const invoice: Translated<typeof indonesian> = {
  noun: 'invoice',
  lead: 'Invoices are drawn up from orders according to their payment scheme.',
  count: '%{smart_count} invoice |||| %{smart_count} invoices',
  empty: 'Invoices of orders with a signed PKS appear here.',
  sums: '; billed %{billed}, paid %{paid}, rest %{rest}',
  fields: {
    uraian: 'Addition',
    kepada: 'Sent to',
    id: 'Record number',
    noInvoice: 'Invoice number',
    idOrder: 'Order',
    noOrder: 'Order number',
    kodePph22: 'Tax object code of PPh 22',
    kodePph23: 'Tax object code of PPh 23',
    tanggalPotong: 'Day of withholding',
    noPKS: 'PKS number',
    idBHBU: 'Company',
    namaBHBU: 'Company',
    invoiceAccount: 'Customer account',
    termin: 'Instalment',
    status: 'Status',
    bulan: 'Month of issue',
    umur: 'Age',
    menunggu: 'Waiting for',
    belumLunas: 'Not paid in full',
    tanggalInvoice: 'Invoice date',
    jatuhTempo: 'Due date',
    total: 'Amount',
    nilaiTagihan: 'Billed',
    dikredit: 'Credited (notes)',
    dibayar: 'Paid',
    penghapusan: 'Written off',
    sisa: 'Rest',
    adaFile: 'Stamped',
    totalProduk: 'Vaccine',
    totalLayanan: 'Services',
    subTotal: 'Subtotal',
    ppn: 'PPN',
    ppnDTP: 'PPN borne by the government',
    pphDipungut: 'PPh collected by the seller',
    pphDipotong: 'PPh withheld by the buyer',
    pphProduk: 'PPh 22 on vaccine',
    catatan: 'Note',
    alasan: 'Reason',
    noFakturPajak: 'Tax invoice serial number',
    kodeFaktur: 'Tax invoice code',
    fileInvoice: 'Stamped invoice',
    fileFakturPajak: 'Tax invoice',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Edited',
    modifiedBy: 'Edited by',
  },
  help: {
    jatuhTempo: "Last day of payment. Leave empty to use the system's proposal.",
    pphProduk: 'Leave empty to follow the legal form of the company.',
    noFakturPajak: '16 or 17 digits from Coretax or e-Faktur.',
  },
  status,
  termin,
  umur,
  menunggu,
  pphProduk,
  belumLunas: { true: 'Yes', false: 'No' },
  // The months that the list offers are added with the resource.
  bulan: {},
  page: { number: '%{id}', copy: 'Copy invoice number' },
  section: {
    draft: 'Draft',
    amounts: 'Amounts',
    settlement: 'Settlement',
    lines: 'Invoice lines',
    facts: 'Details',
    payments: 'Payments',
    letters: 'Letters of the seller',
    nota: 'Return and credit notes',
    tax: 'Tax invoice',
    files: 'Files',
    notes: 'Notes',
    states: 'Status history',
  },
  link: {
    sample: 'Sample invoice',
    order: 'Open order',
    payments: 'Open payments',
    pay: 'Pay',
  },
  issued: 'An issued invoice cannot be edited.',
  next,
  watcher,
  turn: {
    title: 'Next',
    mine: 'Your turn',
    buyer: 'Waiting for the company',
    seller: 'Waiting for finance',
    late: '%{smart_count} day past due |||| %{smart_count} days past due',
    rest: 'Rest %{amount}.',
    reason: 'Reason for cancellation: %{reason}',
  },
  amount: {
    how: 'How it is computed',
    hide: 'Hide how it is computed',
    words: 'Amount in words: %{words}',
    estimate: "An estimate with today's taxes; computed again when the invoice is issued.",
    collector:
      'VAT-collecting company: it pays the PPN to the treasury itself and proves it with an SSP.',
    share: '%{percent}% of the amount of the order',
    steps: { nilai: 'Line amount', ppn: 'PPN', pph: 'PPh', total: 'Amount' },
  },
  settlement: {
    TRANSFER: "Transfer to the seller's account",
    BUKTI_POTONG: 'PPh withholding slip',
    SSP_PPN: 'Proof of PPN payment (SSP)',
    due: 'Billed',
    paid: 'Paid and verified',
    credited: 'Credited by notes',
    written: 'Written off',
    rest: 'Rest',
    waiting: '%{amount} waits for verification.',
    reason: 'Reason for the write-off: %{reason}',
  },
  line: {
    caption: 'Invoice lines with their amounts and taxes',
    product: '%{quantity} × %{price}',
    part: '%{product} = %{gross}, billed in part',
    sum: 'Subtotal',
  },
  kelasPajak: {
    PPN: 'PPN %{rate}%',
    PPN_DTP: 'PPN %{rate}% borne by the government',
    DIBEBASKAN: 'Exempt from PPN',
  },
  warning: {
    PERINGATAN:
      'PKS %{number} is under a notice of breach. Make sure that this invoice is to be issued.',
    PEMBERITAHUAN_AKHIR:
      'Notice of termination was given for PKS %{number}. Make sure that this invoice is to be issued.',
    DITANGGUHKAN: 'PKS %{number} is suspended. Make sure that this invoice is to be issued.',
    DIAKHIRI: 'PKS %{number} was terminated. Make sure that this invoice is to be issued.',
    skb: 'SKB %{number} expired on %{day}; taxes are calculated without it when the invoice is issued.',
    decree:
      'The VAT of this invoice is calculated as borne by the government, but no regulation is in force today. It can be issued once LEGAL has recorded one under Legal basis of PPN DTP.',
  },
  fact: {
    buyer: 'Buyer',
    seller: 'Seller',
    account: 'Bank account to pay to',
    number: '%{number}, holder %{name}',
    branch: '%{bank}, %{branch}',
    npwp: 'NPWP %{npwp}',
    signatory: 'Signed by %{name}, %{position}',
    skb: 'Tax exemption letter (SKB)',
    skb_until: '%{number}, valid until %{day}',
    copy_account: 'Copy account number',
    account_number: 'Account number',
  },
  tax: {
    none: 'This invoice has no tax invoice.',
    draft: 'Tax invoices are prepared once the invoice is issued.',
    code: 'Tax invoice with the code %{code}',
    without_number: 'No number yet',
    waiting: 'Waits for payment or delivery',
    day: 'Dated %{day}',
  },
  create: {
    lead: 'Order %{number}, %{company}',
    what: 'What will be billed',
    ordered: 'Amount of the order without tax',
    invoiced: 'Already billed without tax',
    now: 'Billed now without tax',
    total: "Amount with today's taxes",
    none: 'The whole amount of this order has been billed.',
    blocked: 'The invoice cannot be drawn up yet. %{reason}',
    generate: 'Issue directly',
    generate_title: 'Issue invoice %{number}?',
    generate_text:
      'An invoice of %{total} gets a number, and its content can no longer be edited. The company is notified.',
    issued: 'Invoice %{name} was issued',
    back: 'Open order',
  },
  ofOrder: {
    none: 'The first invoice is issued after both parties sign the PKS.',
    add: 'Draw up invoice',
    money: 'Billed %{billed}, paid %{paid}, rest %{rest}.',
    amounts: '%{billed}, rest %{rest}',
    cancelled: '%{billed}, cancelled',
  },
  ageing: {
    lead: 'What is not paid of the invoices, in rupiah, by the days since the due date. Each figure opens its invoices.',
    caption: 'Receivables by age and company',
    sisa: 'Total',
    empty: 'There are no unpaid invoices.',
    more: 'Load the next companies',
    count: '%{shown} of %{smart_count} company |||| %{shown} of %{smart_count} companies',
    link: 'Receivables by age',
  },
  overview: {
    lead: 'In rupiah, by month and company. Past due is counted as of today.',
    caption: 'Summary of amounts by month and company',
    from: 'From month',
    from_year: 'Start of this year',
    until_year: 'End of this year',
    until: 'To month',
    month: 'Month',
    sum: 'Total',
    account_of: 'Customer account of %{company}',
    akanDitagih: 'To be billed',
    diterbitkan: 'Issued',
    jatuhTempo: 'Past due',
    dikredit: 'Credited',
    dibayar: 'Paid',
    penghapusan: 'Written off',
    selisih: 'Difference',
    how: 'How it is computed',
    hide: 'Hide how it is computed',
    explanation: {
      akanDitagih:
        'To be billed: amounts of orders in effect that were not billed, without tax, in the month of the order.',
      diterbitkan: 'Issued: invoices issued in that month, with tax.',
      jatuhTempo: 'Past due: the rest of invoices that fell due in that month and have passed.',
      dikredit: 'Credited: return and credit notes of invoices issued in that month.',
      dibayar: 'Paid: verified payments for invoices issued in that month.',
      penghapusan: 'Written off: shortfalls of up to Rp10.000 that were written off.',
      selisih: 'Difference: issued minus credited, paid and written off.',
    },
    empty: 'No amounts are recorded in these months. Choose another range of months.',
    more: 'Load the next months and companies',
    count: '%{shown} of %{smart_count} row |||| %{shown} of %{smart_count} rows',
    range: 'The first month must not be after the last month.',
  },
  action,
};
