import { absentee } from './absentee.ts';
import { application } from './application.ts';
import { audit } from './audit.ts';
import { bankLine } from './bankLine.ts';
import { batch } from './batch.ts';
import { bhbu } from './bhbu.ts';
import { boosterMessages } from './booster.ts';
import { bulkEdit } from './bulkEdit.ts';
import { certificate } from './certificate.ts';
import { certificateWaiting } from './certificateWaiting.ts';
import { lembar } from './lembar.ts';
import { luring } from './luring.ts';
import { satusehat } from './satusehat.ts';
import { vaksinasi } from './vaksinasi.ts';
import { workOrder } from './workOrder.ts';
import { companyAccount } from './companyAccount.ts';
import { companyUser } from './companyUser.ts';
import { dashboard } from './dashboard.ts';
import { deadline } from './deadline.ts';
import { decree } from './decree.ts';
import { distributor } from './distributor.ts';
import { duplicate } from './duplicate.ts';
import { faskes } from './faskes.ts';
import { importMessages } from './import.ts';
import { importRule } from './importRule.ts';
import { factorRule } from './factorRule.ts';
import { faktur } from './faktur.ts';
import { invoice } from './invoice.ts';
import { chiller } from './chiller.ts';
import { jadwal } from './jadwal.ts';
import { kipi } from './kipi.ts';
import { libur } from './libur.ts';
import { nikCandidate } from './nikCandidate.ts';
import { note } from './note.ts';
import { notification } from './notification.ts';
import { notulen } from './notulen.ts';
import { order } from './order.ts';
import { machineAccount } from './machineAccount.ts';
import { webhook } from './webhook.ts';
import { nota } from './nota.ts';
import { outbox } from './outbox.ts';
import { payment, paymentToVerify } from './payment.ts';
import { peserta } from './peserta.ts';
import { pesertaVoucher, pesertaVoucherOwn } from './pesertaVoucher.ts';
import { pks } from './pks.ts';
import { price } from './price.ts';
import { print } from './print.ts';
import { priceCeiling } from './priceCeiling.ts';
import { product } from './product.ts';
import { recipient } from './recipient.ts';
import { riwayat } from './riwayat.ts';
import { role } from './role.ts';
import { search } from './search.ts';
import { seller } from './seller.ts';
import { usulanPerubahan } from './usulanPerubahan.ts';
import { pertanyaan } from './pertanyaan.ts';
import { insiden } from './insiden.ts';
import { pemrosesan } from './pemrosesan.ts';
import { penahanan } from './penahanan.ts';
import { retensi } from './retensi.ts';
import { permintaanData } from './permintaanData.ts';
import { personRead } from './personRead.ts';
import { surat } from './surat.ts';
import { service } from './service.ts';
import { stock } from './stock.ts';
import { temperature } from './temperature.ts';
import { tiket } from './tiket.ts';
import { user } from './user.ts';
import { voucher } from './voucher.ts';
import { voucherCheck } from './voucherCheck.ts';
import { voucherContract } from './voucherContract.ts';
import { voucherTransaction } from './voucherTransaction.ts';

/**
 * Messages of all resources, mainly for the `Messages` type. Each resource module adds its own with
 * `addMessages`, so that the console does not load them all.
 */
export const resourceMessages = {
  user,
  bulkEdit,
  duplicate,
  peserta,
  // The same resource, limited to the user's own records.
  pesertaOwn: peserta,
  ...boosterMessages,
  boosterOwn: boosterMessages.booster,
  bankLine,
  batch,
  bhbu,
  certificate,
  certificateWaiting,
  companyAccount,
  companyUser,
  machineAccount,
  webhook,
  absentee,
  recipient,
  priceCeiling,
  product,
  seller,
  usulanPerubahan,
  pertanyaan,
  surat,
  insiden,
  permintaanData,
  personRead,
  pemrosesan,
  penahanan,
  retensi,
  service,
  price,
  lembar,
  luring,
  satusehat,
  vaksinasi,
  dashboard,
  deadline,
  decree,
  distributor,
  faskes,
  import: importMessages,
  importRule,
  nikCandidate,
  factorRule,
  faktur,
  invoice,
  chiller,
  jadwal,
  kipi,
  libur,
  application,
  audit,
  note,
  notification,
  notulen,
  order,
  nota,
  outbox,
  payment,
  paymentToVerify,
  pesertaVoucher,
  pesertaVoucherOwn,
  pks,
  print,
  riwayat,
  role,
  search,
  stock,
  temperature,
  tiket,
  voucher,
  voucherCheck,
  voucherContract,
  voucherTransaction,
  voucherTransactionOwn: voucherTransaction,
  workOrder,
};
