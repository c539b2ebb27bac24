import type { batchTexts as indonesian } from '../id/batch.ts';

/** Messages of batches. */
export const batchTexts: Record<keyof typeof indonesian, string> = {
  'batch.numberInUse': 'This number is used by another batch of this product',
  'batch.productGone': 'This product no longer exists. Choose another one',
  'batch.decided': 'Batch %{nomor} has been decided, so its data can no longer be edited.',
  'batch.wrongState':
    'Batch %{nomor} changed after you opened it. Reload to see its present state.',
  'batch.certificateMissing': 'Upload its release certificate first.',
  'batch.hasExpired':
    'Batch %{nomor} may only be used until %{sejak:shortDay}, so it cannot be approved or released.',
  'batch.expiryPast': 'This date has passed; a batch that has expired cannot be registered',
  'batch.expiryState': 'The expiry date of batch %{nomor} cannot be corrected in this state.',
  'batch.sameExpiry': 'This is the date that is recorded',
  'batch.unknown': 'This batch is not in the list. Choose another one',
  'batch.otherProduct': 'Batch %{nomor} is not a batch of this vaccine. Choose another one',
  'batch.productInactive': '%{nama} is inactive. Choose another vaccine',
  'batch.expired': 'Batch %{nomor} may be used only until %{sejak:shortDay}. Choose another batch',
  'batch.deactivatedLater':
    '%{nama} is now inactive. Make sure that this dose was really given on this date',
  'batch.withdrawnLater.DITAHAN':
    'Batch %{nomor} was put on hold after this date. Make sure that this dose was really given before that',
  'batch.withdrawnLater.DITARIK':
    'Batch %{nomor} was recalled after this date. Make sure that this dose was really given before that',
  'batch.unusable.DIPERIKSA': 'Batch %{nomor} is still being checked and may not be used yet',
  'batch.unusable.DITAHAN': 'Batch %{nomor} is on hold and may not be used',
  'batch.unusable.DITARIK': 'Batch %{nomor} was recalled and may not be used',
  'batch.unusable.DITOLAK': 'Batch %{nomor} was rejected and may not be used',
  'batch.unusableReason.DITAHAN':
    'Batch %{nomor} is on hold and may not be used. The reason: %{alasan}',
  'batch.unusableReason.DITARIK':
    'Batch %{nomor} was recalled and may not be used. The reason: %{alasan}',
  'batch.unusableReason.DITOLAK':
    'Batch %{nomor} was rejected and may not be used. The reason: %{alasan}',
};
