import type { vaksinasiTexts as indonesian } from '../id/vaksinasi.ts';

/** Messages of vaccinations. */
export const vaksinasiTexts: Record<keyof typeof indonesian, string> = {
  'vaksinasi.searchTooShort': 'Write at least 3 letters',
  'vaksinasi.time': 'Write the time as HH:MM',
  'vaksinasi.phone': 'Enter a phone number, such as 021-5550123',
  'vaksinasi.noSymptom': 'Enter at least one symptom',
  'vaksinasi.screening.fever': 'Body temperature of 37.5 °C or more?',
  'vaksinasi.screening.feverAdvice': 'Postpone until the fever is gone',
  'vaksinasi.screening.ill': 'Ill, coughing or short of breath in the last 7 days?',
  'vaksinasi.screening.illAdvice': 'Postpone until recovered',
  'vaksinasi.screening.allergy': 'Ever had a severe allergy (anaphylaxis) to a vaccine?',
  'vaksinasi.screening.allergyAdvice': 'Do not give it; refer to a hospital',
  'vaksinasi.screening.otherVaccine': 'Received another vaccine in the last 14 days?',
  'vaksinasi.screening.otherVaccineAdvice': 'Postpone until 14 days after it',
  'vaksinasi.screening.immune': 'Immune disorder, chemotherapy, or blood thinners?',
  'vaksinasi.screening.immuneAdvice': 'Make sure that the treating doctor agrees',
  'vaksinasi.screening.pregnant': 'Pregnant?',
  'vaksinasi.screening.pregnantAdvice': 'Postpone until after the birth',
  'vaksinasi.screening.pregnantEarly': 'Less than 13 weeks pregnant?',
  'vaksinasi.screening.pregnantEarlyAdvice': 'Postpone until 13 weeks of pregnancy',
  'vaksinasi.screening.incomplete': 'Answer all screening questions',
  'vaksinasi.screening.postpone': "Today's dose must be postponed. %{alasan:sentences}.",
  'vaksinasi.vaccineUnknown':
    'This vaccine is not known. Choose from the list, or write “Lainnya: ”, then its name',
  'vaksinasi.vaccineSimilar': 'This vaccine is not known. Do you mean %{nama}?',
  'vaksinasi.vaccineName':
    'Write the name of the vaccine in ordinary letters, digits and punctuation marks',
  'vaksinasi.vaccineReason': 'Write why a vaccine outside the list is used',
  'vaksinasi.boosterVaccine': 'This vaccine is meant for boosters, but this is a regular dose',
  'vaksinasi.primaryVaccine': 'This vaccine is meant for regular doses, but this is a booster',
  'vaksinasi.otherTypeReason': 'Say why this vaccine is used for this dose',
  'vaksinasi.otherVaccine':
    'The previous dose was %{sebelum}; this dose should be the same vaccine',
  'vaksinasi.batchNumber':
    'Write only 2–40 letters, digits, spaces, full stops, slashes or hyphens',
  'vaksinasi.batchReason': 'This batch is not in the list. Write why it is used all the same',
  'vaksinasi.batchExpired': 'This batch may be used only until %{sejak:shortDay}',
  'vaksinasi.confirmWarnings': 'Check, then confirm: %{peringatan:sentences}.',
  'vaksinasi.newPlanTooEarly': 'Choose a day after this visit',
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
