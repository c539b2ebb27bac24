import type { Manifest } from '#src/kit/defineManifest.ts';
import { applicationManifest } from './application/manifest.ts';
import { auditManifest } from './audit/manifest.ts';
import { batchManifest } from './batch/manifest.ts';
import { bhbuManifest } from './bhbu/manifest.ts';
import { boosterManifest } from './booster/manifest.ts';
import { certificateManifest } from './certificate/manifest.ts';
import { distributorManifest } from './distributor/manifest.ts';
import { faskesManifest } from './faskes/manifest.ts';
import { importManifest } from './import/manifest.ts';
import { invoiceManifest } from './invoice/manifest.ts';
import { jadwalManifest } from './jadwal/manifest.ts';
import { liburManifest } from './libur/manifest.ts';
import { orderManifest } from './order/manifest.ts';
import { notulenManifest } from './notulen/manifest.ts';
import { outboxManifest } from './outbox/manifest.ts';
import { paymentManifest } from './payment/manifest.ts';
import { pesertaManifest } from './peserta/manifest.ts';
import { riwayatManifest } from './peserta/riwayat/manifest.ts';
import { pesertaVoucherManifest } from './pesertaVoucher/manifest.ts';
import { pksManifest } from './pks/manifest.ts';
import { productManifest } from './product/manifest.ts';
import { roleManifest } from './role/manifest.ts';
import { sellerManifest } from './seller/manifest.ts';
import { serviceManifest } from './service/manifest.ts';
import { stockManifest } from './stock/manifest.ts';
import { tiketManifest } from './tiket/manifest.ts';
import { userManifest } from './user/manifest.ts';
import { vaksinasiManifest } from './vaksinasi/manifest.ts';
import { voucherManifest } from './voucher/manifest.ts';
import { voucherCheckManifest } from './voucherCheck/manifest.ts';
import { voucherContractManifest } from './voucherContract/manifest.ts';
import { workOrderManifest } from './workOrder/manifest.ts';

/** The manifests of all resources. */
export const resourceManifests: readonly Manifest[] = [
  applicationManifest,
  auditManifest,
  batchManifest,
  bhbuManifest,
  boosterManifest,
  certificateManifest,
  distributorManifest,
  faskesManifest,
  importManifest,
  invoiceManifest,
  jadwalManifest,
  liburManifest,
  orderManifest,
  notulenManifest,
  outboxManifest,
  paymentManifest,
  pesertaManifest,
  riwayatManifest,
  pesertaVoucherManifest,
  pksManifest,
  productManifest,
  roleManifest,
  sellerManifest,
  serviceManifest,
  stockManifest,
  tiketManifest,
  userManifest,
  vaksinasiManifest,
  voucherManifest,
  voucherCheckManifest,
  voucherContractManifest,
  workOrderManifest,
];
