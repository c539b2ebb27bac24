export { appKeyCheck } from './app-key.ts';
export { arrival } from './arrival.ts';
export { attachment } from './attachment.ts';
export { auditLog, auditSeal, personRead, personReadSeal, stockEntrySeal } from './audit.ts';
export { bankLine } from './bank-line.ts';
export { batch } from './batch.ts';
export { bhbu, bhbuApplication } from './bhbu.ts';
export { certificate } from './certificate.ts';
export { contact } from './contact.ts';
export { dose, doseCorrection, doseCount, kipi } from './vaksinasi.ts';
export { distributor } from './distributor.ts';
export { documentSeries } from './document-series.ts';
export { encryptionKey } from './encryption-key.ts';
export {
  device,
  factorChallenge,
  factorRule,
  passkey,
  passwordLink,
  recoveryCode,
  totp,
} from './factor.ts';
export { filedDocument, filedNpwp, markedCopy } from './filed-document.ts';
export { faktur, fakturFile } from './faktur.ts';
export { nota, notaLine } from './nota.ts';
export { faskes, faskesBhbu, faskesStatement } from './faskes.ts';
export { importFile, importRow, importChange, importRule } from './import.ts';
export { insiden, insidenAkun, insidenPeserta } from './insiden.ts';
export { invoice, invoiceLine, invoiceReminder } from './invoice.ts';
export { chiller } from './chiller.ts';
export { jadwal, jadwalFaskes } from './jadwal.ts';
export { libur } from './libur.ts';
export { machineAccount } from './machine-account.ts';
export { notification } from './notification.ts';
export { note } from './note.ts';
export { notulen } from './notulen.ts';
export { order, orderLine } from './order.ts';
export { outbox } from './outbox.ts';
export { payment, paymentAllocation } from './payment.ts';
export { bulkEdit, bulkEditChange, type BulkValues } from './bulk-edit.ts';
export { paperSheet, paperSheetRow } from './lembar.ts';
export { offlineAct, offlineDevice } from './luring.ts';
export { pesertaMerge, type MovedRows } from './peserta-merge.ts';
export { pesertaPair } from './peserta-pair.ts';
export { auditRedaction, permintaanData, permintaanDataPeserta } from './permintaan-data.ts';
export { peserta, pesertaCount, pesertaTotal } from './peserta.ts';
export { pic } from './pic.ts';
export { pks, pksReminder, type StoredSignature } from './pks.ts';
export { price, product, service } from './product.ts';
export { captchaUsed, foreignHit, idempotencyKey, throttle } from './request.ts';
export { penahanan, retentionRun } from './retention.ts';
export { role } from './role.ts';
export { decree } from './decree.ts';
export { priceCeiling } from './price-ceiling.ts';
export { satusehatRecord, satusehatVaccinator } from './satusehat.ts';
export { seller } from './seller.ts';
export { pertanyaan } from './pertanyaan.ts';
export { surat } from './surat.ts';
export { settlement } from './settlement.ts';
export { signingKey } from './signing-key.ts';
export { stateHistory } from './state-history.ts';
export { usulanPerubahan } from './usulan-perubahan.ts';
export { calendarFeed } from './kalender.ts';
export { sharedView } from './shared-view.ts';
export { webhook, webhookDelivery } from './webhook.ts';
export { appUser, downloadTicket, preference, session } from './user.ts';
export { stock, stockEntry, temperatureReading } from './stock.ts';
export { deliveryReminder, temperatureReview, workOrder, workOrderLine } from './work-order.ts';
export {
  voucher,
  voucherContract,
  voucherContractFaskes,
  voucherQuotaEntry,
  voucherRecipient,
  voucherTransaction,
} from './voucher.ts';
