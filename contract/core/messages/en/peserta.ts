import type { pesertaTexts as indonesian } from '../id/peserta.ts';

/** Messages of participants. */
export const pesertaTexts: Record<keyof typeof indonesian, string> = {
  'bulkEdit.nothing': 'Choose at least one field to change',
  'bulkEdit.selection': 'Choose participants one by one or by filters, not both',
  'peserta.name': 'Use letters, spaces, full stops, commas, apostrophes or hyphens, as on the KTP',
  'peserta.issue.text': '%{what}. %{remedy}',
  'peserta.issue.detail': '%{what}.',
  'peserta.issue.E01.title': 'The NIK does not have 16 digits',
  'peserta.issue.E01.remedy': 'Copy the NIK from the KTP: 16 digits without spaces or letters.',
  'peserta.issue.E02.title': 'The NIK has an impossible date or serial number',
  'peserta.issue.E02.remedy':
    'Check digits 7 to 16 with the KTP; the day is increased by 40 for women.',
  'peserta.issue.E03.title': 'The NIK was damaged by Excel',
  'peserta.issue.E03.remedy':
    'Change the format of the NIK column to Text, then write it again: Excel stores only 15 digits.',
  'peserta.issue.E04.title': 'The same person is in this file twice',
  'peserta.issue.E04.remedy':
    'Skip one of the rows, or correct the number if these are different people.',
  'peserta.issue.E05.title': 'Already registered in this programme',
  'peserta.issue.E05.remedy': 'Contact your account manager to check this.',
  'peserta.issue.E06.title': 'The date of birth differs from the NIK',
  'peserta.issue.E06.remedy':
    'Check with the KTP. The NIK does not change when a date of birth is corrected.',
  'peserta.issue.E07.title': 'The sex differs from the NIK',
  'peserta.issue.E07.remedy': 'Check with the KTP.',
  'peserta.issue.E08.title': 'Below the minimum age',
  'peserta.issue.E08.remedy': 'A participant is at least 18 years old; check the date of birth.',
  'peserta.issue.E09.title': 'The mobile number is not valid',
  'peserta.issue.E09.remedy': 'Write a mobile number, for example 0812 3456 7890.',
  'peserta.issue.E10.title': 'The regency or city is not known',
  'peserta.issue.E10.remedy': 'Choose from the list, or write its code, for example 32.73.',
  'peserta.issue.E11.title': 'The category is not known',
  'peserta.issue.E11.remedy': 'Choose from the list of categories.',
  'peserta.issue.E12.title': 'The identity of a foreigner is not complete',
  'peserta.issue.E12.remedy':
    'Fill in the passport number, the KITAS/KITAP number and the country.',
  'peserta.issue.E13.title': 'A required field is empty or cannot be read',
  'peserta.issue.E13.remedy': 'Complete this field.',
  'peserta.issue.E14.title': 'The interval since the previous dose is too short',
  'peserta.issue.E14.remedy': 'Check the date of the previous dose.',
  'peserta.issue.E15.title': 'The participant has not given consent',
  'peserta.issue.E15.remedy':
    'Record the consent (in a file: Y) after the participant agrees to the processing of their data (UU 27/2022).',
  'peserta.issue.E16.title': 'The field does not match',
  'peserta.issue.E16.remedy': 'Correct this field.',
  'peserta.issue.E17.title': 'The vaccination plan cannot be used',
  'peserta.issue.E17.remedy':
    'Choose an active facility that serves the company, and a date from today when it is open.',
  'peserta.issue.E18.title': 'Did not pass smart checking',
  'peserta.issue.E18.remedy':
    'Check the explanation; upload a new result after the data is corrected.',
  'peserta.issue.E19.title': 'No participant has this NIK',
  'peserta.issue.E19.remedy': 'Check the NIK, or register the person first.',
  'peserta.issue.E20.title': 'The same identity number is written with different names',
  'peserta.issue.E20.remedy':
    'Check with the KTP: correct the number or the name, or skip the wrong row.',
  'peserta.issue.E21.title': 'The date is impossible',
  'peserta.issue.E21.remedy': 'Check the date.',
  'peserta.issue.W01.title': 'The region code in the NIK is unknown or old',
  'peserta.issue.W01.remedy': 'Check the first six digits; an old code remains valid.',
  'peserta.issue.W02.title': 'The name resembles that of another participant',
  'peserta.issue.W02.remedy': 'Make sure that this is not the same person.',
  'peserta.issue.W03.title': 'More than five people use this mobile number',
  'peserta.issue.W03.remedy': "Ask for each participant's own number.",
  'peserta.issue.W04.title': 'The name differs from the participant with this NIK',
  'peserta.issue.W04.remedy': 'Make sure that this row is about that person.',
  'peserta.issue.W05.title': 'The date has a time and may be a day off',
  'peserta.issue.W05.remedy': 'If it is, enter the date without a time.',
  'peserta.detail.dependantOf': 'A family member needs an employee of the company',
  'peserta.detail.sex': 'Write the sex as L or P',
  'peserta.detail.passport': 'A passport number has 6 to 12 letters and digits',
  'peserta.detail.country': 'This country is not in the list',
  'peserta.detail.birthDate': 'This date of birth is not possible; check with the KTP',
  'peserta.detail.birthDateUnreadable':
    'The date of birth cannot be read; write DD-MM-YYYY, for example 31-12-1988',
  'peserta.detail.dateUnreadable':
    'This date cannot be read; write DD-MM-YYYY, for example 31-12-1988',
  'peserta.detail.dateInFuture': 'This date is not in the past',
  'peserta.detail.dateOrder': 'This date must be after the date of birth and the previous dose',
  'peserta.detail.externalBooster':
    'A booster that was given elsewhere is recorded as an external booster',
  'peserta.booster.allowed':
    'Aged %{usia} or older, and %{bulan} months since the previous dose (%{aturan})',
  'peserta.booster.noRule': 'No rule allows this booster yet',
  'peserta.booster.from': 'May be given from %{mulai:shortDay}',
  'certificate.nationalNumber':
    'Write the national certificate number with 4 to 40 letters, digits, full stops, slashes or hyphens',
  'peserta.booster.secondDoseUnknown':
    "The date of dose 2 is not recorded; complete it in the participant's data",
  'insiden.noData': 'Choose at least one class of data',
  'insiden.windowOrder': 'After the time from which',
  'penahanan.subjectMissing': 'Choose whose data are held',
  'permintaanData.nik': 'Enter the 16 digits of the NIK, or leave it empty',
  'permintaanData.noContact':
    'Enter an email address or a mobile number, so that the answer arrives',
  'permintaanData.birthDateMissing':
    'Enter the birth date too, because many people may have the same name',
};
