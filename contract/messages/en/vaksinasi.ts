import type { vaksinasiTexts as indonesian } from '../id/vaksinasi.ts';

/** Messages of vaccinations. */
export const vaksinasiTexts: Record<keyof typeof indonesian, string> = {
  'vaksinasi.searchTooShort': 'Write at least 3 letters',
  'vaksinasi.time': 'Write the time as HH:MM',
  'vaksinasi.screening.incomplete': 'Answer all screening questions',
  'vaksinasi.screening.postpone': "Today's dose must be postponed. %{alasan:sentences}.",
  'vaksinasi.vaccineUnknown':
    'This vaccine is not known. Choose from the list, or write “Lainnya: ”, then its name',
  'vaksinasi.vaccineSimilar': 'This vaccine is not known. Do you mean %{nama}?',
  'vaksinasi.vaccineName':
    'Write the name of the vaccine in ordinary letters, digits and punctuation marks',
  'vaksinasi.vaccineReason': 'Write why a vaccine outside the list is used',
  'vaksinasi.otherVaccine':
    'The previous dose was %{sebelum}; this dose should be the same vaccine',
  'vaksinasi.batchNumber':
    'Write only 2–40 letters, digits, spaces, full stops, slashes or hyphens',
  'vaksinasi.batchReason': 'This batch is not in the list. Write why it is used all the same',
  'vaksinasi.batchExpired': 'This batch may be used only until %{sejak:shortDay}',
  'vaksinasi.confirmWarnings': 'Check, then confirm: %{peringatan:sentences}.',
  'vaksinasi.reasonMissing': 'Write the reason',
  'vaksinasi.screening.bloodPressure':
    'Blood pressure 180/110 or more: measure again, postpone if it is still high',
  'vaksinasi.next.allGiven': 'All doses of this registration have been given',
  'vaksinasi.next.inactive': 'This participant is inactive',
  'vaksinasi.next.invalid': "The participant's data is not valid; correct it there first",
  'vaksinasi.next.beforeBirth': 'This date is not after the date of birth',
  'vaksinasi.next.previousLater': 'The previous dose was given on %{tanggal:shortDay}',
  'vaksinasi.next.tooSoon':
    'Only %{hari} days since the previous dose; allowed from %{mulai:shortDay}',
  'vaksinasi.next.late':
    '%{hari} days since the previous dose; the latest day was %{batas:shortDay}',
  'vaksinasi.next.otherDose':
    'Another dose of this person was given on %{tanggal:shortDay}; allowed from %{mulai:shortDay}',
  'vaksinasi.next.primaryComplete':
    'The primary vaccination of this person is complete; no further primary dose is given',
  'vaksinasi.next.refused': '%{alasan}',
};
