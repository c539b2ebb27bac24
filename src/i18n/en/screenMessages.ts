import type { screenMessages as indonesian } from '../id/screenMessages.ts';
import type { Translated } from '../messages.ts';

const peserta = {
  name: 'Participants',
  page: {
    create: 'Add a participant',
    edit: 'Edit the participant',
    fix: 'Correct one after another',
  },
};

const voucherTransaction = {
  name: 'Voucher transactions',
  page: {
    create: 'Issue vouchers',
    edit: 'Edit the voucher transaction',
    show: 'Voucher transaction',
    print: 'Print voucher tickets',
  },
};

const pesertaVoucher = {
  name: 'Voucher participants',
  page: { edit: 'Edit the voucher participant', show: 'Voucher participant' },
};

const booster = {
  name: 'Booster participants',
  page: { edit: 'Edit the booster' },
};

/** Names of resources and titles of screens. */
export const screenMessages: Translated<typeof indonesian> = {
  application: {
    name: 'Company applications',
    page: { verify: 'Verify the application' },
  },
  audit: {
    name: 'Audit log',
    page: { entry: 'Entry' },
  },
  bhbu: {
    name: 'Companies',
    page: {
      create: 'Add a company',
      detail: 'Company page',
      edit: 'Edit the company',
      own: 'Company data',
    },
  },
  booster,
  boosterOwn: booster,
  boosterEksternal: {
    name: 'External boosters',
  },
  factorRule: { name: 'Rules for second factors' },
  faskes: {
    name: 'Facilities',
    page: { create: 'Add a facility', edit: 'Facility data', show: 'Facility page' },
  },
  batch: {
    name: 'Batches',
    page: {
      create: 'Add a batch',
      edit: 'Edit the batch',
      show: 'Batch',
      recall: 'Batch recall',
    },
  },
  certificate: {
    name: 'Proofs of vaccination',
    page: { show: 'Proof of vaccination' },
  },
  absentee: { name: 'Not seen or postponed' },
  recipient: {
    name: 'Recipients of recalled batches',
    page: { batch: 'Recipients of the batch' },
  },
  certificateWaiting: { name: 'Proofs that are not issued' },
  distributor: {
    name: 'Distributors',
    page: { create: 'Add a distributor', edit: 'Edit the distributor' },
  },
  bulkEdit: {
    name: 'History of bulk changes',
    page: { show: 'Change of many participants' },
  },
  duplicate: {
    name: 'Possible duplicates',
    page: { show: 'Compare two participants' },
  },
  import: {
    name: 'Upload history',
    page: { create: 'Upload a file', edit: 'Upload' },
  },
  invoice: {
    name: 'Invoices',
    page: {
      create: 'Prepare an invoice',
      edit: 'Edit the draft invoice',
      show: 'Invoice',
      overview: 'Money overview',
      ageing: 'Receivables by age',
    },
  },
  companyUser: { name: 'Company accounts' },
  machineAccount: {
    name: 'Machine accounts',
    page: {
      create: 'Add a machine account',
      edit: 'Change the machine account',
      show: 'Machine account',
    },
  },
  webhook: {
    name: 'Webhooks',
    page: { create: 'Add a webhook', edit: 'Change the webhook', show: 'Webhook' },
  },
  companyAccount: { name: 'Customer account' },
  faktur: {
    name: 'Tax invoice desk',
    page: {
      edit: 'Edit tax invoice',
      show: 'Tax invoice',
      readBack: 'Coretax results',
      files: 'Tax invoice files',
    },
  },
  jadwal: {
    name: 'Facility schedule',
  },
  chiller: {
    name: 'Chillers',
    page: { create: 'Add a chiller', edit: 'Edit the chiller' },
  },
  libur: {
    name: 'Holidays',
    page: { create: 'Add a holiday', edit: 'Edit the holiday' },
  },
  order: {
    name: 'Orders',
    page: {
      create: 'Add an order',
      createBooster: 'Add a booster order',
      edit: 'Edit the order',
      amend: 'Amend the order',
      show: 'Order',
      buyerCopy: "Upload the company's PKS",
      sellerCopy: "Upload the seller's PKS",
      settlements: 'Settlement of orders',
    },
  },
  notulen: {
    name: 'Technical meetings',
    page: {
      list: 'Technical meetings',
      form: 'Write minutes',
      decisions: 'Decisions of technical meetings',
    },
  },
  outbox: {
    name: 'Outbox',
    page: { message: 'Message' },
  },
  bankLine: {
    name: 'Bank reconciliation',
    page: { show: 'Bank statement line', upload: 'Upload a bank statement' },
  },
  payment: {
    name: 'Payments',
    page: {
      show: 'Payment',
      ofInvoice: 'Payments of the invoice',
    },
  },
  nota: {
    name: 'Return and credit notes',
    page: { show: 'Note' },
  },
  paymentToVerify: {
    name: 'Payment verification',
  },
  peserta,
  pesertaOwn: peserta,
  pesertaVoucher,
  pesertaVoucherOwn: pesertaVoucher,
  pks: {
    name: 'Agreements (PKS)',
    page: {
      create: 'Prepare a PKS',
      amendment: 'Prepare an amended PKS',
      edit: 'Edit the draft PKS',
      show: 'PKS',
    },
  },
  print: {
    name: 'Prints',
    page: {
      pks: 'Print the PKS',
      amendment: 'Print the amendment',
      invoice: 'Print the invoice',
      receipt: 'Print the receipt',
      nota: 'Print the return or credit note',
      account: 'Print the customer account',
      workOrder: 'Print the work order',
      deliveryNote: 'Print the delivery note',
      goodsReceipt: 'Print the BAST',
      discrepancy: 'Print the discrepancy record',
      leftover: 'Print the report of remaining doses',
      dayReport: 'Day report',
      certificate: 'Print the proof of vaccination',
      kipi: 'Print the AEFI form',
      statement: 'Print Lampiran IV',
      letter: 'Print the letter',
    },
  },
  role: { name: 'Roles', page: { create: 'Add a role', edit: 'Edit the role' } },
  product: {
    name: 'Products',
    page: { create: 'Add a product', edit: 'Edit the product', show: 'Product page' },
  },
  riwayat: { name: 'Participant' },
  usulanPerubahan: { name: 'Proposed changes', page: { show: 'Proposal page' } },
  seller: {
    name: 'Seller',
    page: { create: 'Propose seller data', edit: 'Edit the proposal', show: 'Seller data' },
  },
  priceCeiling: {
    name: 'Price ceilings',
    page: { create: 'Record a price ceiling', edit: 'Decree of price ceilings' },
  },
  decree: {
    name: 'Legal basis of PPN DTP',
    page: { create: 'Record a decree', edit: 'Edit decree' },
  },
  service: {
    name: 'Services',
    page: { create: 'Add a service', edit: 'Edit the service', show: 'Service page' },
  },
  stock: {
    name: 'Vaccine stock',
    page: { show: 'Batch stock', ledger: 'Dose ledger' },
  },
  pertanyaan: {
    name: 'Ask participants',
    page: { show: 'Question' },
  },
  insiden: {
    name: 'Personal data incidents',
    page: { create: 'Register an incident', edit: 'Edit the incident', show: 'Incident' },
  },
  pemrosesan: {
    name: 'Register of processing',
    page: { show: 'Activity' },
  },
  retensi: { name: 'Retention of data' },
  penahanan: {
    name: 'Legal holds',
    page: { create: 'Hold data', show: 'Legal hold' },
  },
  permintaanData: {
    name: 'Personal data requests',
    page: { create: 'Register a request', show: 'Request' },
  },
  surat: {
    name: 'Letters',
    page: { edit: 'Edit the draft letter', show: 'Letter' },
  },
  temperature: {
    name: 'Temperature log',
    page: { import: 'Upload a temperature log' },
  },
  tiket: {
    name: 'Transfer a ticket',
  },
  user: {
    name: 'Users',
    page: { create: 'Add a user', edit: 'Edit the user', show: 'User page' },
  },
  lembar: {
    name: 'Paper sheets',
    page: { read: 'Read paper sheets', print: 'Print a paper sheet' },
  },
  luring: { name: 'Without network' },
  satusehat: { name: 'SATUSEHAT' },
  vaksinasi: {
    name: 'Vaccination',
    page: { kipi: 'AEFI reports', event: 'AEFI' },
  },
  voucher: {
    name: 'Vouchers',
    page: { show: 'Voucher' },
  },
  voucherCheck: {
    name: 'Check a voucher',
    page: { form: 'Fill in a voucher participant' },
  },
  voucherContract: {
    name: 'Voucher contracts',
    page: {
      create: 'Add a voucher contract',
      edit: 'Edit the voucher contract',
      show: 'Voucher contract',
    },
  },
  voucherTransaction,
  voucherTransactionOwn: voucherTransaction,
  workOrder: {
    name: 'Deliveries',
    page: {
      create: 'Prepare a work order',
      edit: 'Edit the work order',
      show: 'Work order',
      ofOrder: 'Deliveries of the order',
      receipts: 'Goods receipts',
      receipt: 'Receive a delivery',
    },
  },
};
