import { applicationCalls } from './domains/application/index.ts';
import { auditCalls } from './domains/audit.ts';
import { authCalls } from './domains/auth.ts';
import { bankLineCalls } from './domains/bank/calls.ts';
import { batchCalls } from './domains/batch.ts';
import { bhbuCalls } from './domains/bhbu/calls.ts';
import { bulkEditCalls } from './domains/bulk-edit/index.ts';
import { caseFileCalls } from './domains/case-file.ts';
import { certificateCalls } from './domains/certificate/calls.ts';
import { duplicateCalls } from './domains/duplicate/index.ts';
import { companyAccountCalls } from './domains/company-account.ts';
import { companyUserCalls } from './domains/company-user.ts';
import { contactCalls } from './domains/contact/calls.ts';
import { dashboardCalls } from './domains/dashboard/index.ts';
import { vaksinasiCalls } from './domains/vaksinasi/index.ts';
import { decreeCalls } from './domains/tax/decree.ts';
import { priceCeilingCalls } from './domains/price/ceiling-decree.ts';
import { distributorCalls } from './domains/distributor.ts';
import { verifyCalls } from './core/document/calls.ts';
import { exportCalls } from './domains/export.ts';
import { factorCalls } from './domains/factor.ts';
import { factorRuleCalls } from './domains/factor-rule.ts';
import { faskesCalls } from './domains/faskes/index.ts';
import { fakturCalls } from './domains/faktur/calls.ts';
import { satusehatCalls } from './domains/satusehat/calls.ts';
import { kalenderCalls } from './domains/kalender.ts';
import { sharedViewCalls } from './domains/shared-view.ts';
import { webhookCalls } from './domains/webhook/index.ts';
import { machineAccountCalls } from './domains/machine-account.ts';
import { notaCalls } from './domains/nota/calls.ts';
import { importCalls } from './domains/import/index.ts';
import { insidenCalls } from './domains/insiden/calls.ts';
import { invoiceCalls } from './domains/invoice/calls.ts';
import { jadwalCalls } from './domains/jadwal/index.ts';
import { lembarCalls } from './domains/lembar/index.ts';
import { luringCalls } from './domains/luring/index.ts';
import { liburCalls } from './domains/libur.ts';
import { liveCalls } from './domains/live.ts';
import { lookupCalls } from './domains/lookup.ts';
import { notificationCalls } from './domains/notification.ts';
import { notulenCalls } from './domains/notulen.ts';
import { orderCalls, orderDetailCalls } from './domains/order/calls.ts';
import { orangKeduaCalls } from './domains/orang-kedua.ts';
import { outboxCalls } from './domains/outbox.ts';
import { paymentCalls } from './domains/payment/calls.ts';
import { pesertaCalls } from './domains/peserta/index.ts';
import { pemrosesanCalls } from './domains/pemrosesan/index.ts';
import { penahananCalls } from './domains/penahanan.ts';
import { retensiCalls } from './domains/retensi/index.ts';
import { permintaanDataCalls } from './domains/permintaan-data/calls.ts';
import { personReadCalls } from './domains/person-read.ts';
import { picCalls } from './domains/pic.ts';
import { pksCalls } from './domains/pks/calls.ts';
import { preferenceCalls } from './domains/preference.ts';
import { productCalls } from './domains/product.ts';
import { roleCalls } from './domains/role.ts';
import { searchCalls } from './domains/search/calls.ts';
import { sellerCalls } from './domains/seller.ts';
import { serviceCalls } from './domains/service.ts';
import { pertanyaanCalls } from './domains/pertanyaan/index.ts';
import { suratCalls } from './domains/surat.ts';
import { systemCalls } from './domains/system.ts';
import { tiketCalls } from './domains/tiket.ts';
import { usulanPerubahanCalls } from './domains/usulan-perubahan.ts';
import { userCalls } from './domains/user.ts';
import { chillerCalls } from './domains/stock/chiller.ts';
import { dayReportCalls } from './domains/stock/day-report.ts';
import { doseLedgerCalls, stockCalls } from './domains/stock/calls.ts';
import { temperatureCalls } from './domains/stock/temperature.ts';
import { voucherCalls } from './domains/voucher/calls.ts';
import { voucherContractCalls } from './domains/voucher/contract.ts';
import { voucherTransactionCalls } from './domains/voucher/transaction.ts';
import { workOrderCalls } from './domains/work-order/calls.ts';

/**
 * All calls by domain, for the server, the documentation and the tests. A screen imports its own
 * domain's file instead, so that it does not bundle every schema.
 */
export const calls = {
  application: applicationCalls,
  audit: auditCalls,
  auth: authCalls,
  bankLine: bankLineCalls,
  batch: batchCalls,
  bhbu: bhbuCalls,
  bulkEdit: bulkEditCalls,
  caseFile: caseFileCalls,
  certificate: certificateCalls,
  companyAccount: companyAccountCalls,
  companyUser: companyUserCalls,
  machineAccount: machineAccountCalls,
  webhook: webhookCalls,
  sharedView: sharedViewCalls,
  kalender: kalenderCalls,
  contact: contactCalls,
  dashboard: dashboardCalls,
  decree: decreeCalls,
  priceCeiling: priceCeilingCalls,
  distributor: distributorCalls,
  duplicate: duplicateCalls,
  vaksinasi: vaksinasiCalls,
  export: exportCalls,
  factor: factorCalls,
  factorRule: factorRuleCalls,
  faskes: faskesCalls,
  faktur: fakturCalls,
  satusehat: satusehatCalls,
  nota: notaCalls,
  import: importCalls,
  insiden: insidenCalls,
  invoice: invoiceCalls,
  jadwal: jadwalCalls,
  libur: liburCalls,
  lembar: lembarCalls,
  luring: luringCalls,
  live: liveCalls,
  lookup: lookupCalls,
  notification: notificationCalls,
  notulen: notulenCalls,
  order: orderCalls,
  orderDetail: orderDetailCalls,
  orangKedua: orangKeduaCalls,
  outbox: outboxCalls,
  payment: paymentCalls,
  peserta: pesertaCalls,
  personRead: personReadCalls,
  pic: picCalls,
  pks: pksCalls,
  preference: preferenceCalls,
  product: productCalls,
  role: roleCalls,
  search: searchCalls,
  seller: sellerCalls,
  service: serviceCalls,
  pertanyaan: pertanyaanCalls,
  surat: suratCalls,
  permintaanData: permintaanDataCalls,
  pemrosesan: pemrosesanCalls,
  retensi: retensiCalls,
  penahanan: penahananCalls,
  system: systemCalls,
  tiket: tiketCalls,
  user: userCalls,
  usulanPerubahan: usulanPerubahanCalls,
  stock: stockCalls,
  doseLedger: doseLedgerCalls,
  temperature: temperatureCalls,
  chiller: chillerCalls,
  dayReport: dayReportCalls,
  voucher: voucherCalls,
  voucherContract: voucherContractCalls,
  voucherTransaction: voucherTransactionCalls,
  workOrder: workOrderCalls,
  verify: verifyCalls,
};
export type AllCalls = typeof calls;
