import { bhbuStateMeaning } from '#src/resources/application/bhbuStateMeaning.ts';
import { usulanPerubahanMeaning } from '#src/resources/usulanPerubahan/states.ts';
import { batchMeaning } from '#src/resources/batch/meaning.ts';
import { certificateMeaning } from '#src/resources/certificate/states.ts';
import { bankLineMeaning } from '#src/resources/bankLine/meaning.ts';
import { invoiceMeaning, paymentMeaning } from '#src/resources/invoice/states.ts';
import { notaMeaning } from '#src/resources/nota/states.ts';
import { orderMeaning } from '#src/resources/order/states.ts';
import { visitResultMeaning } from '#src/resources/peserta/riwayat/sections/visitResultMeaning.ts';
import { pksMeaning } from '#src/resources/pks/states.ts';
import { pertanyaanMeaning } from '#src/resources/pertanyaan/states.ts';
import { insidenMeaning } from '#src/resources/insiden/states.ts';
import { penahananMeaning } from '#src/resources/penahanan/states.ts';
import { webhookMeaning } from '#src/resources/webhook/states.ts';
import { permintaanDataMeaning } from '#src/resources/permintaanData/states.ts';
import { suratMeaning } from '#src/resources/surat/states.ts';
import {
  transactionMeaning as voucherTransactionMeaning,
  voucherMeaning,
} from '#src/resources/voucher/states.ts';
import { contractMeaning } from '#src/resources/voucherContract/states.ts';
import { workOrderMeaning } from '#src/resources/workOrder/states.ts';
import { stateHelp } from '#texts/help/states.ts';
import type { StateHelp } from './screenHelp.ts';

/** The states that the help panel explains; their colours are those of the chips. */
export const states = {
  application: {
    labels: 'resources.application.status',
    text: stateHelp.bhbu,
    meaning: bhbuStateMeaning,
  },
  batch: { labels: 'resources.batch.status', text: stateHelp.batch, meaning: batchMeaning },
  bhbu: { labels: 'resources.bhbu.status', text: stateHelp.bhbu, meaning: bhbuStateMeaning },
  certificate: {
    labels: 'resources.certificate.status',
    text: stateHelp.certificate,
    meaning: certificateMeaning,
  },
  check: {
    labels: 'resources.voucherCheck.hasil',
    text: stateHelp.check,
    meaning: {
      DAPAT_DIPAKAI: 'good',
      SUDAH_DIPAKAI: 'bad',
      KEDALUWARSA: 'bad',
      BUKAN_FASKES_INI: 'bad',
      TERIKAT_FASKES_LAIN: 'bad',
      BELUM_AKTIF: 'attention',
      DIBATALKAN: 'bad',
      DIBEKUKAN: 'attention',
      DITANGGUHKAN: 'attention',
      TIDAK_DIKENAL: 'bad',
    },
  },
  import: {
    labels: 'resources.import.status',
    text: stateHelp.import,
    meaning: {
      DIPERIKSA: 'information',
      DISIMPAN: 'good',
      DIURUNGKAN_SEBAGIAN: 'attention',
      DIURUNGKAN: 'neutral',
      DIBUANG: 'neutral',
    },
  },
  invoice: { labels: 'resources.invoice.status', text: stateHelp.invoice, meaning: invoiceMeaning },
  message: {
    labels: 'resources.outbox.status',
    text: stateHelp.message,
    meaning: { pending: 'information', done: 'good', dead: 'bad', held: 'attention' },
  },
  order: { labels: 'resources.order.status', text: stateHelp.order, meaning: orderMeaning },
  bankLine: {
    labels: 'resources.bankLine.status',
    text: stateHelp.bankLine,
    meaning: bankLineMeaning,
  },
  nota: { labels: 'resources.nota.status', text: stateHelp.nota, meaning: notaMeaning },
  payment: { labels: 'resources.payment.status', text: stateHelp.payment, meaning: paymentMeaning },
  pernyataan: {
    labels: 'resources.faskes.pernyataan',
    text: stateHelp.pernyataan,
    meaning: { LENGKAP: 'good', BELUM_LENGKAP: 'attention', HABIS: 'bad' },
  },
  pks: { labels: 'resources.pks.statuspks', text: stateHelp.pks, meaning: pksMeaning },
  pertanyaan: {
    labels: 'resources.pertanyaan.status',
    text: stateHelp.pertanyaan,
    meaning: pertanyaanMeaning,
  },
  penahanan: {
    labels: 'resources.penahanan.status',
    text: stateHelp.penahanan,
    meaning: penahananMeaning,
  },
  webhook: {
    labels: 'resources.webhook.status',
    text: stateHelp.webhook,
    meaning: webhookMeaning,
  },
  permintaanData: {
    labels: 'resources.permintaanData.status',
    text: stateHelp.permintaanData,
    meaning: permintaanDataMeaning,
  },
  insiden: {
    labels: 'resources.insiden.status',
    text: stateHelp.insiden,
    meaning: insidenMeaning,
  },
  surat: { labels: 'resources.surat.status', text: stateHelp.surat, meaning: suratMeaning },
  usulanPerubahan: {
    labels: 'resources.usulanPerubahan.status',
    text: stateHelp.usulanPerubahan,
    meaning: usulanPerubahanMeaning,
  },
  seller: {
    labels: 'resources.seller.status',
    text: stateHelp.seller,
    meaning: { DIAJUKAN: 'attention', DISETUJUI: 'good', DITOLAK: 'bad', DIBATALKAN: 'neutral' },
  },
  statusData: {
    labels: 'resources.peserta.statusData',
    text: stateHelp.statusData,
    meaning: { VALID: 'good', INVALID: 'bad' },
  },
  statusVaksinasi: {
    labels: 'resources.peserta.statusVaksinasi',
    text: stateHelp.statusVaksinasi,
    meaning: { BELUM: 'neutral', SEBAGIAN: 'information', SELESAI: 'good' },
  },
  stock: {
    labels: 'resources.stock.state',
    text: stateHelp.stock,
    meaning: { balanced: 'good', unbalanced: 'bad' },
  },
  visit: {
    labels: 'resources.vaksinasi.result',
    text: stateHelp.visit,
    meaning: visitResultMeaning,
  },
  voucher: { labels: 'resources.voucher.status', text: stateHelp.voucher, meaning: voucherMeaning },
  voucherTransaction: {
    labels: 'resources.voucherTransaction.status',
    text: stateHelp.voucherTransaction,
    meaning: voucherTransactionMeaning,
  },
  voucherContract: {
    labels: 'resources.voucherContract.status',
    text: stateHelp.voucherContract,
    meaning: contractMeaning,
  },
  voucherOfPeserta: {
    labels: 'resources.pesertaVoucher.statusVoucher',
    text: stateHelp.voucher,
    meaning: voucherMeaning,
  },
  workOrder: {
    labels: 'resources.workOrder.status',
    text: stateHelp.workOrder,
    meaning: workOrderMeaning,
  },
} satisfies Record<string, StateHelp>;
