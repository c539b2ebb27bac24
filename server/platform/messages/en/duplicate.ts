import type { duplicateTexts as indonesian } from '../id/duplicate.ts';

/** Messages of pairs of participants that may be one person, and of their merges. */
export const duplicateTexts: Record<keyof typeof indonesian, string> = {
  'duplicate.server': 'the server',
  'duplicate.isMerged':
    '%{nama} was merged into another participant; undo the merge on the page of that participant',
  'duplicate.merged': 'The two were merged already',
  'duplicate.decided': 'The two were recorded as different persons; reopen this pair first',
  'duplicate.notSeparate': 'This pair was not recorded as different persons',
  'duplicate.unmerged': 'This merge was undone already',
  'duplicate.deleted': '%{nama} was deleted; restore the participant first',
  'duplicate.otherCompany':
    'The two are registered with different companies; delete the wrong registration at its company',
  'duplicate.otherType':
    'Their vaccination types differ; correct the identity number so that both become registrations of one person',
  'duplicate.sameDose':
    'Dose %{dosis} is recorded as given on both; cancel or correct the wrong visit',
  'duplicate.bothCertified':
    'Both have a valid proof of vaccination: %{satu} and %{lain}; revoke one of them',
  'duplicate.bothVouchers': 'Both hold a voucher that is not used; release one of them',
  'duplicate.bothTickets': 'Both have a booster ticket: %{kiri} and %{kanan}; move one of them',
  'duplicate.changed': '%{nama} was changed by %{oleh} since; check the current data',
  'duplicate.visitSince':
    'A visit of %{nama} was recorded after the merge; it is unknown to which registration it belongs',
  'duplicate.voucherSince': '%{nama} got a voucher after the merge; release it first',
  'duplicate.proofSince':
    'A proof of vaccination of %{nama} was issued after the merge; it is unknown to which registration it belongs',
  'duplicate.facilityDeleted': 'The facility from before the merge was deleted',
  'duplicate.registeredSince': '%{nama} was registered again after the merge',
};
