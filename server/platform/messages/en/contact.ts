import type { contactTexts as indonesian } from '../id/contact.ts';

/** Messages of calls to people and of planning them again. */
export const contactTexts: Record<keyof typeof indonesian, string> = {
  'contact.notAbsent': '%{nama} no longer waits to be called; reload the list.',
  'contact.notRecalled':
    'Batch %{nomor} is neither recalled nor held, so its recipients need no call.',
  'contact.outcome.AKAN_DATANG': 'Will come',
  'contact.outcome.TIDAK_DIANGKAT': 'No answer',
  'contact.outcome.MENOLAK': 'Refuses',
  'contact.outcome.PINDAH': 'Moved',
  'contact.outcome.DIBERI_TAHU': 'Informed',
  'contact.outcome.TIDAK_TERJANGKAU': 'Cannot be reached',
  'plan.voucherEnds':
    "This person's voucher is valid until %{sampai:shortDay}; choose that day or an earlier one",
  'plan.batchesExpire':
    "The facility's vaccine for this person's company may be used until %{sampai:shortDay}; choose that day or an earlier one",
  'plan.dayFull': '%{hari:shortDay} is full (%{kapasitas:number} people); choose another day',
  'plan.postponedToday': "This person's dose was postponed today; choose another day",
};
