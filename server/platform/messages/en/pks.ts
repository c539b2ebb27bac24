import type { pksTexts as indonesian } from '../id/pks.ts';

/** Messages of agreements and technical meetings. */
export const pksTexts: Record<keyof typeof indonesian, string> = {
  'pks.orderHasPks': 'This order has a PKS already',
  'pks.wrongState':
    'PKS %{nomor} is %{keadaan}, so this action is not possible. Reload to see its status.',
  'pks.issued': 'PKS %{nomor} is issued and cannot be changed; create an amendment.',
  'pks.notIssued': 'Order %{nomor} has no PKS to sign yet.',
  'pks.signedInFuture': 'Fill in today or an earlier day',
  'pks.signedTooEarly': 'Fill in a day from %{mulai:day}, when the text existed, to today',
  'pks.dateOutside': 'Fill in a day from %{mulai:day}, the date of the order, to today',
  'pks.endsTooEarly': 'Fill in %{sampai:day} or later, because vaccination lasts until that day',
  'pks.ownBreach':
    'Clause %{pasal}: the party that warned of the breach gives notice of termination for it.',
  'pks.noticeDay':
    'Clause %{pasal}: fill in a day from %{mulai:day}, when the PKS came into force, to today',
  'pks.uploaderVerifies': 'You uploaded a copy of this PKS, so another person verifies it.',
  'pks.otherPartyNotified':
    'Clause %{pasal}: the party that gave notice of the breach declares the remedy.',
  'pks.noticeBeforeWarning':
    'Clause %{pasal}: before termination for a breach there are a notice and a remedy period of %{hari} calendar days.',
  'pks.curePeriodRuns':
    'Clause %{pasal}: the remedy period runs until %{sampai:day}; notice of termination can be given afterwards.',
  'pks.forceMajeureTooLate':
    'Clause %{pasal}: notice of force majeure is given within %{hari} calendar days of the event',
  'pks.suspended':
    'Clause %{pasal}: PKS %{nomor} is suspended, so vaccine cannot be shipped until the suspension is lifted.',
  'pks.orderNotAccepted': 'The order is %{keadaan}; a PKS is issued for an accepted order.',
  'pks.underBoosterPks':
    'This order is under a booster PKS that is in force; upload the signed Lampiran III.',
  'pks.orderSigned':
    'Clause %{pasal}: both parties have signed this PKS, so it cannot be cancelled. Cancel its order for lack of payment, or terminate the PKS once it is in force.',
  'pks.missing.npwp': 'The NPWP of the company is not filled in.',
  'pks.missing.alamat': 'The address of the company is not filled in.',
  'pks.missing.kabKota': 'The regency or city of the company is not filled in.',
  'pks.missing.penjual': 'There is no seller data that applies on %{hari:day}.',
  'pks.missing.tanggalPKS': 'Date of the PKS: %{alasan}.',
  'pks.missing.berlakuSampai': 'In force until: %{alasan}.',
  'pks.missing.alamatFaskes': 'The address of %{nama} is not filled in.',
  'pks.state.DRAFT': 'a draft',
  'pks.state.TERBIT': 'issued',
  'pks.state.MENUNGGU_TTD_BHBU': "waiting for the company's signature",
  'pks.state.MENUNGGU_TTD_PENJUAL': "waiting for the seller's signature",
  'pks.state.MENUNGGU_VERIFIKASI': 'waiting for verification',
  'pks.state.AKTIF': 'active',
  'pks.state.DITANGGUHKAN': 'suspended',
  'pks.state.PERINGATAN': 'under a warning',
  'pks.state.PEMBERITAHUAN_AKHIR': 'under notice of termination',
  'pks.state.DIAMANDEMEN': 'amended',
  'pks.state.BERAKHIR': 'expired',
  'pks.state.DIAKHIRI': 'terminated',
  'pks.state.DIBATALKAN': 'cancelled',
  'notulen.final': 'These minutes are final and cannot be changed any more; write new ones.',
};
