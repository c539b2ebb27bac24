import type { Manifest } from '#src/kit/defineManifest.ts';
import type { Registration } from '#src/kit/registerResource.ts';
import { applicationResource } from './application/manifest.ts';
import { auditResource } from './audit/manifest.ts';
import { bankLineResource } from './bankLine/manifest.ts';
import { batchResource } from './batch/manifest.ts';
import { bhbuResource } from './bhbu/manifest.ts';
import { boosterResource } from './booster/manifest.ts';
import { bulkEditResource } from './bulkEdit/manifest.ts';
import { certificateResource } from './certificate/manifest.ts';
import { companyAccountManifest } from './companyAccount/manifest.ts';
import { companyUserManifest } from './companyUser/manifest.ts';
import { contactManifest } from './contact/manifest.ts';
import { decreeResource } from './decree/manifest.ts';
import { distributorResource } from './distributor/manifest.ts';
import { duplicateResource } from './duplicate/manifest.ts';
import { faskesResource } from './faskes/manifest.ts';
import { importResource } from './import/manifest.ts';
import { fakturResource } from './faktur/manifest.ts';
import { invoiceResource } from './invoice/manifest.ts';
import { chillerResource } from './chiller/manifest.ts';
import { factorRuleManifest } from './factorRule/manifest.ts';
import { jadwalManifest } from './jadwal/manifest.ts';
import { lembarManifest } from './lembar/manifest.ts';
import { luringManifest } from './luring/manifest.ts';
import { liburResource } from './libur/manifest.ts';
import { orderResource } from './order/manifest.ts';
import { machineAccountResource } from './machineAccount/manifest.ts';
import { webhookResource } from './webhook/manifest.ts';
import { notaResource } from './nota/manifest.ts';
import { notulenManifest } from './notulen/manifest.ts';
import { outboxResource } from './outbox/manifest.ts';
import { paymentResource } from './payment/manifest.ts';
import { pesertaResource } from './peserta/manifest.ts';
import { riwayatManifest } from './peserta/riwayat/manifest.ts';
import { pesertaVoucherResource } from './pesertaVoucher/manifest.ts';
import { pksResource } from './pks/manifest.ts';
import { priceCeilingResource } from './priceCeiling/manifest.ts';
import { productResource } from './product/manifest.ts';
import { roleResource } from './role/manifest.ts';
import { insidenResource } from './insiden/manifest.ts';
import { pemrosesanResource } from './pemrosesan/manifest.ts';
import { penahananResource } from './penahanan/manifest.ts';
import { retensiManifest } from './retensi/manifest.ts';
import { permintaanDataResource } from './permintaanData/manifest.ts';
import { pertanyaanResource } from './pertanyaan/manifest.ts';
import { suratResource } from './surat/manifest.ts';
import { usulanPerubahanResource } from './usulanPerubahan/manifest.ts';
import { satusehatManifest } from './satusehat/manifest.ts';
import { sellerResource } from './seller/manifest.ts';
import { serviceResource } from './service/manifest.ts';
import { stockResource } from './stock/manifest.ts';
import { tiketManifest } from './tiket/manifest.ts';
import { userResource } from './user/manifest.ts';
import { vaksinasiManifest } from './vaksinasi/manifest.ts';
import { voucherResource } from './voucher/manifest.ts';
import { voucherCheckManifest } from './voucherCheck/manifest.ts';
import { voucherContractResource } from './voucherContract/manifest.ts';
import { workOrderResource } from './workOrder/manifest.ts';

/** The registered resources. */
export const resources: readonly Registration[] = [
  applicationResource,
  machineAccountResource,
  webhookResource,
  permintaanDataResource,
  insidenResource,
  pemrosesanResource,
  penahananResource,
  auditResource,
  bankLineResource,
  batchResource,
  bhbuResource,
  boosterResource,
  bulkEditResource,
  certificateResource,
  distributorResource,
  duplicateResource,
  faskesResource,
  importResource,
  invoiceResource,
  fakturResource,
  notaResource,
  chillerResource,
  liburResource,
  orderResource,
  outboxResource,
  paymentResource,
  pesertaResource,
  pesertaVoucherResource,
  pksResource,
  productResource,
  roleResource,
  pertanyaanResource,
  suratResource,
  sellerResource,
  usulanPerubahanResource,
  decreeResource,
  priceCeilingResource,
  serviceResource,
  stockResource,
  userResource,
  voucherResource,
  voucherContractResource,
  workOrderResource,
];

/** The modules of screens about records that are no resource of react-admin, and all resources. */
export const resourceManifests: readonly Manifest[] = [
  ...resources,
  companyAccountManifest,
  companyUserManifest,
  contactManifest,
  factorRuleManifest,
  jadwalManifest,
  lembarManifest,
  luringManifest,
  notulenManifest,
  retensiManifest,
  riwayatManifest,
  tiketManifest,
  satusehatManifest,
  vaksinasiManifest,
  voucherCheckManifest,
];
