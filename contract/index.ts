import { applicationCalls } from './application/index.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { batchCalls } from './batch.ts';
import { bhbuCalls } from './bhbu/calls.ts';
import { certificateCalls } from './certificate/calls.ts';
import { dashboardCalls } from './dashboard/index.ts';
import { vaksinasiCalls } from './vaksinasi/index.ts';
import { distributorCalls } from './distributor.ts';
import { verifyCalls } from './document/calls.ts';
import { exportCalls } from './export.ts';
import { faskesCalls } from './faskes/index.ts';
import { importCalls } from './import/index.ts';
import { invoiceCalls } from './invoice/calls.ts';
import { jadwalCalls } from './jadwal/index.ts';
import { lookupCalls } from './lookup.ts';
import { notificationCalls } from './notification.ts';
import { notulenCalls } from './notulen.ts';
import { orderCalls, orderDetailCalls } from './order/calls.ts';
import { outboxCalls } from './outbox.ts';
import { paymentCalls } from './payment/calls.ts';
import { pesertaCalls } from './peserta/index.ts';
import { picCalls } from './pic.ts';
import { pksCalls } from './pks/calls.ts';
import { preferenceCalls } from './preference.ts';
import { productCalls } from './product.ts';
import { roleCalls } from './role.ts';
import { searchCalls } from './search/calls.ts';
import { sellerCalls } from './seller.ts';
import { serviceCalls } from './service.ts';
import { systemCalls } from './system.ts';
import { tiketCalls } from './tiket.ts';
import { userCalls } from './user.ts';
import { doseLedgerCalls, stockCalls } from './stock/calls.ts';
import { temperatureCalls } from './stock/temperature.ts';
import { voucherCalls } from './voucher/calls.ts';
import { voucherContractCalls } from './voucher/contract.ts';
import { voucherTransactionCalls } from './voucher/transaction.ts';
import { workOrderCalls } from './work-order/calls.ts';

/**
 * All calls by domain, for the server, the documentation and the tests. A screen imports its own
 * domain's file instead, so that it does not bundle every schema.
 */
export const calls = {
  application: applicationCalls,
  audit: auditCalls,
  auth: authCalls,
  batch: batchCalls,
  bhbu: bhbuCalls,
  certificate: certificateCalls,
  dashboard: dashboardCalls,
  distributor: distributorCalls,
  vaksinasi: vaksinasiCalls,
  export: exportCalls,
  faskes: faskesCalls,
  import: importCalls,
  invoice: invoiceCalls,
  jadwal: jadwalCalls,
  lookup: lookupCalls,
  notification: notificationCalls,
  notulen: notulenCalls,
  order: orderCalls,
  orderDetail: orderDetailCalls,
  outbox: outboxCalls,
  payment: paymentCalls,
  peserta: pesertaCalls,
  pic: picCalls,
  pks: pksCalls,
  preference: preferenceCalls,
  product: productCalls,
  role: roleCalls,
  search: searchCalls,
  seller: sellerCalls,
  service: serviceCalls,
  system: systemCalls,
  tiket: tiketCalls,
  user: userCalls,
  stock: stockCalls,
  doseLedger: doseLedgerCalls,
  temperature: temperatureCalls,
  voucher: voucherCalls,
  voucherContract: voucherContractCalls,
  voucherTransaction: voucherTransactionCalls,
  workOrder: workOrderCalls,
  verify: verifyCalls,
};
export type AllCalls = typeof calls;
