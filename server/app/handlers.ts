import type { AllCalls } from '#contract/index.ts';
import { applicationHandlers } from '#server/domains/application/index.ts';
import { bankLineHandlers } from '#server/domains/bank/index.ts';
import { batchHandlers } from '#server/domains/batch/index.ts';
import { bhbuHandlers } from '#server/domains/bhbu/index.ts';
import { bulkEditHandlers } from '#server/domains/bulk-edit/index.ts';
import { caseFileHandlers } from '#server/domains/case-file/index.ts';
import { certificateDocuments, certificateHandlers } from '#server/domains/certificate/index.ts';
import { companyAccountHandlers } from '#server/domains/company-account/index.ts';
import { companyUserHandlers } from '#server/domains/company-user/index.ts';
import { contactHandlers } from '#server/domains/contact/index.ts';
import { dashboardHandlers } from '#server/domains/dashboard/index.ts';
import { dayReportHandlers } from '#server/domains/day-report/index.ts';
import { decreeHandlers } from '#server/domains/decree/index.ts';
import { distributorHandlers } from '#server/domains/distributor/index.ts';
import {
  doseLedgerHandlers,
  leftoverDocuments,
  reportLeftover,
} from '#server/domains/dose-ledger/index.ts';
import { duplicateHandlers } from '#server/domains/duplicate/index.ts';
import { bhbuFaskesHandlers, faskesHandlers } from '#server/domains/faskes/index.ts';
import { fakturHandlers } from '#server/domains/faktur/index.ts';
import { satusehatHandlers } from '#server/domains/satusehat/index.ts';
import { historyHandlers } from '#server/domains/history/index.ts';
import { importHandlers } from '#server/domains/import/index.ts';
import { invoiceDocuments, invoiceHandlers } from '#server/domains/invoice/index.ts';
import { jadwalHandlers } from '#server/domains/jadwal/index.ts';
import { lembarHandlers } from '#server/domains/lembar/index.ts';
import { luringHandlers } from '#server/domains/luring/index.ts';
import { liburHandlers } from '#server/domains/libur/index.ts';
import { lookupHandlers } from '#server/domains/lookup/index.ts';
import { kalenderHandlers } from '#server/domains/kalender/index.ts';
import { sharedViewHandlers } from '#server/domains/shared-view/index.ts';
import { webhookHandlers } from '#server/domains/webhook/index.ts';
import { machineAccountHandlers } from '#server/domains/machine-account/index.ts';
import { notaDocuments, notaHandlers } from '#server/domains/nota/index.ts';
import { notulenHandlers } from '#server/domains/notulen/index.ts';
import { orderDetailHandlers, orderHandlers } from '#server/domains/order/index.ts';
import { paymentHandlers, receiptDocuments } from '#server/domains/payment/index.ts';
import { pesertaHandlers } from '#server/domains/peserta/index.ts';
import { picHandlers } from '#server/domains/pic/index.ts';
import { copyHandlers, pksDocuments, pksHandlers } from '#server/domains/pks/index.ts';
import { preferenceHandlers } from '#server/domains/preference/index.ts';
import { priceCeilingHandlers } from '#server/domains/price/index.ts';
import { productHandlers } from '#server/domains/product/index.ts';
import { roleHandlers } from '#server/domains/role/index.ts';
import { searchHandlers } from '#server/domains/search/index.ts';
import { sellerHandlers } from '#server/domains/seller/index.ts';
import { serviceHandlers } from '#server/domains/service/index.ts';
import {
  stockHandlers,
  temperatureHandlers,
  chillerHandlers,
} from '#server/domains/stock/index.ts';
import { pertanyaanHandlers } from '#server/domains/pertanyaan/index.ts';
import { insidenHandlers } from '#server/domains/insiden/index.ts';
import { personReadHandlers } from '#server/domains/person-read/index.ts';
import { pemrosesanHandlers } from '#server/domains/pemrosesan/index.ts';
import { orangKeduaHandlers } from '#server/domains/orang-kedua/index.ts';
import { penahananHandlers } from '#server/domains/penahanan/index.ts';
import { retensiHandlers } from '#server/domains/retensi/index.ts';
import { permintaanDataHandlers } from '#server/domains/permintaan-data/index.ts';
import { suratDocuments, suratHandlers } from '#server/domains/surat/index.ts';
import { systemHandlers } from '#server/domains/system/index.ts';
import { tiketHandlers } from '#server/domains/tiket/index.ts';
import { userHandlers } from '#server/domains/user/index.ts';
import {
  usulanPerubahanHandlers,
  withSecondPerson,
} from '#server/domains/usulan-perubahan/index.ts';
import { vaksinasiHandlers } from '#server/domains/vaksinasi/index.ts';
import {
  voucherContractHandlers,
  voucherHandlers,
  voucherTransactionHandlers,
} from '#server/domains/voucher/index.ts';
import {
  deliveryDocuments,
  workOrderHandlers,
  workOrderLineHandlers,
} from '#server/domains/work-order/index.ts';
import { auditHandlers } from '#server/platform/audit/index.ts';
import { authHandlers, factorHandlers, factorRuleHandlers } from '#server/platform/auth/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createVerifyHandlers } from '#server/platform/document/index.ts';
import { exportHandlers } from '#server/platform/files/export-handlers.ts';
import { liveHandlers } from '#server/platform/live/handlers.ts';
import { notificationHandlers } from '#server/platform/notification/index.ts';
import { outboxHandlers } from '#server/platform/outbox/index.ts';

/** The handlers of all calls by domain. A call without a handler is a compile error. */
export const handlers: { [D in keyof AllCalls]: Handlers<AllCalls[D]> } = {
  application: applicationHandlers,
  audit: auditHandlers,
  auth: authHandlers,
  bankLine: bankLineHandlers,
  batch: batchHandlers,
  bhbu: { ...bhbuHandlers, ...bhbuFaskesHandlers },
  bulkEdit: bulkEditHandlers,
  certificate: certificateHandlers,
  companyAccount: companyAccountHandlers,
  companyUser: companyUserHandlers,
  machineAccount: machineAccountHandlers,
  webhook: webhookHandlers,
  sharedView: sharedViewHandlers,
  kalender: kalenderHandlers,
  contact: contactHandlers,
  dashboard: dashboardHandlers,
  decree: decreeHandlers,
  priceCeiling: priceCeilingHandlers,
  distributor: distributorHandlers,
  vaksinasi: vaksinasiHandlers,
  export: exportHandlers,
  faktur: fakturHandlers,
  satusehat: satusehatHandlers,
  duplicate: duplicateHandlers,
  factor: factorHandlers,
  factorRule: factorRuleHandlers,
  faskes: faskesHandlers,
  import: importHandlers,
  invoice: invoiceHandlers,
  jadwal: jadwalHandlers,
  libur: liburHandlers,
  lembar: lembarHandlers,
  luring: luringHandlers,
  live: liveHandlers,
  lookup: lookupHandlers,
  notification: notificationHandlers,
  notulen: notulenHandlers,
  order: { ...orderHandlers, ...copyHandlers },
  orderDetail: { ...orderDetailHandlers, ...workOrderLineHandlers },
  outbox: outboxHandlers,
  payment: paymentHandlers,
  peserta: { ...pesertaHandlers, ...historyHandlers },
  nota: notaHandlers,
  pic: picHandlers,
  caseFile: caseFileHandlers,
  pks: pksHandlers,
  preference: preferenceHandlers,
  product: withSecondPerson('product', productHandlers),
  role: withSecondPerson('role', roleHandlers),
  search: searchHandlers,
  seller: sellerHandlers,
  service: withSecondPerson('service', serviceHandlers),
  pertanyaan: pertanyaanHandlers,
  surat: suratHandlers,
  permintaanData: permintaanDataHandlers,
  insiden: insidenHandlers,
  personRead: personReadHandlers,
  pemrosesan: pemrosesanHandlers,
  orangKedua: orangKeduaHandlers,
  penahanan: penahananHandlers,
  retensi: retensiHandlers,
  system: systemHandlers,
  tiket: tiketHandlers,
  user: withSecondPerson('user', userHandlers),
  usulanPerubahan: usulanPerubahanHandlers,
  stock: { ...stockHandlers, report: reportLeftover },
  doseLedger: doseLedgerHandlers,
  temperature: temperatureHandlers,
  chiller: chillerHandlers,
  dayReport: dayReportHandlers,
  workOrder: workOrderHandlers,
  verify: createVerifyHandlers([
    pksDocuments,
    invoiceDocuments,
    receiptDocuments,
    notaDocuments,
    ...deliveryDocuments,
    leftoverDocuments,
    certificateDocuments,
    suratDocuments,
  ]),
  voucher: voucherHandlers,
  voucherContract: voucherContractHandlers,
  voucherTransaction: voucherTransactionHandlers,
};
