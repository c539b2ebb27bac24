import type { AllCalls } from '#contract/index.ts';
import { applicationHandlers } from './application/index.ts';
import { auditHandlers } from './audit/index.ts';
import { authHandlers } from './auth/index.ts';
import { batchHandlers } from './batch/index.ts';
import { bhbuHandlers } from './bhbu/index.ts';
import { certificateDocuments, certificateHandlers } from './certificate/index.ts';
import type { Handlers } from './context.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { vaksinasiHandlers } from './vaksinasi/index.ts';
import { createVerifyHandlers } from './document/index.ts';
import { doseLedgerHandlers, leftoverDocuments } from './dose-ledger/index.ts';
import { stockHandlers, temperatureHandlers } from './stock/index.ts';
import { distributorHandlers } from './distributor/index.ts';
import { exportHandlers } from './files/export-handlers.ts';
import { bhbuFaskesHandlers, faskesHandlers } from './faskes/index.ts';
import { historyHandlers } from './history/index.ts';
import { importHandlers } from './import/index.ts';
import { invoiceDocuments, invoiceHandlers } from './invoice/index.ts';
import { jadwalHandlers } from './jadwal/index.ts';
import { lookupHandlers } from './lookup/index.ts';
import { notificationHandlers } from './notification/index.ts';
import { notulenHandlers } from './notulen/index.ts';
import { orderDetailHandlers, orderHandlers } from './order/index.ts';
import { outboxHandlers } from './outbox/index.ts';
import { paymentHandlers, receiptDocuments } from './payment/index.ts';
import { pesertaHandlers } from './peserta/index.ts';
import { picHandlers } from './pic/index.ts';
import { copyHandlers, pksDocuments, pksHandlers } from './pks/index.ts';
import { preferenceHandlers } from './preference/index.ts';
import { productHandlers } from './product/index.ts';
import { roleHandlers } from './role/index.ts';
import { searchHandlers } from './search/index.ts';
import { sellerHandlers } from './seller/index.ts';
import { serviceHandlers } from './service/index.ts';
import { systemHandlers } from './system/index.ts';
import { tiketHandlers } from './tiket/index.ts';
import { userHandlers } from './user/index.ts';
import {
  voucherContractHandlers,
  voucherHandlers,
  voucherTransactionHandlers,
} from './voucher/index.ts';
import { deliveryDocuments, workOrderHandlers, workOrderLineHandlers } from './work-order/index.ts';

/** The handlers of all calls by domain. A call without a handler is a compile error. */
export const handlers: { [D in keyof AllCalls]: Handlers<AllCalls[D]> } = {
  application: applicationHandlers,
  audit: auditHandlers,
  auth: authHandlers,
  batch: batchHandlers,
  bhbu: { ...bhbuHandlers, ...bhbuFaskesHandlers },
  certificate: certificateHandlers,
  dashboard: dashboardHandlers,
  distributor: distributorHandlers,
  vaksinasi: vaksinasiHandlers,
  export: exportHandlers,
  faskes: faskesHandlers,
  import: importHandlers,
  invoice: invoiceHandlers,
  jadwal: jadwalHandlers,
  lookup: lookupHandlers,
  notification: notificationHandlers,
  notulen: notulenHandlers,
  order: { ...orderHandlers, ...copyHandlers },
  orderDetail: { ...orderDetailHandlers, ...workOrderLineHandlers },
  outbox: outboxHandlers,
  payment: paymentHandlers,
  peserta: { ...pesertaHandlers, ...historyHandlers },
  pic: picHandlers,
  pks: pksHandlers,
  preference: preferenceHandlers,
  product: productHandlers,
  role: roleHandlers,
  search: searchHandlers,
  seller: sellerHandlers,
  service: serviceHandlers,
  system: systemHandlers,
  tiket: tiketHandlers,
  user: userHandlers,
  stock: stockHandlers,
  doseLedger: doseLedgerHandlers,
  temperature: temperatureHandlers,
  workOrder: workOrderHandlers,
  verify: createVerifyHandlers([
    pksDocuments,
    invoiceDocuments,
    receiptDocuments,
    ...deliveryDocuments,
    leftoverDocuments,
    certificateDocuments,
  ]),
  voucher: voucherHandlers,
  voucherContract: voucherContractHandlers,
  voucherTransaction: voucherTransactionHandlers,
};
