import type { vaksinasiTexts as indonesian } from '../id/vaksinasi.ts';

/** Messages of vaccinations and adverse events. */
export const vaksinasiTexts: Record<keyof typeof indonesian, string> = {
  'vaksinasi.facilityMissing': 'Choose a facility',
  'kipi.startsBeforeDose': 'This complaint began before the dose was given',
  'kipi.timeInFuture': 'This time has not come yet',
  'kipi.outcomeMismatch': 'Make it fit the kind of AEFI',
  'kipi.vaccineOutsideWindow': 'Enter vaccines given from %{sejak:shortDay} to %{sampai:shortDay}',
  'kipi.pregnantMan': 'This participant is a man; check this field',
  'kipi.symptomMissing': 'Describe the symptom',
  'kipi.unitMissing': 'Choose the unit',
  'kipi.durationMissing': 'Enter how long it lasted',
  'kipi.treatedAndNot': 'Remove this row, or the other treatments',
  'kipi.endsBeforeStart': 'Enter a day that is not before its start',
  'kipi.dayMissing': 'Enter the day too',
  'kipi.mixedAfterDose': 'The vaccine was mixed before the dose was given',
  'kipi.timeMissing': 'Enter the time too',
  'kipi.moreIllThanServed': 'No more than were served from that vial',
  'kipi.doseNotGiven': 'An AEFI is recorded for a dose that was given.',
  'kipi.reportedBefore': 'This AEFI was reported before that time',
  'kipi.reportBeforeStart': 'This AEFI began after that time',
  'kipi.notReported': 'This AEFI is not marked as reported.',
  'vaksinasi.previousCancelled': 'The previous record was cancelled. Reload the queue.',
  'vaksinasi.otherFacility': '%{nama} is not registered at this facility.',
  'vaksinasi.dayInFuture': 'This date has not come yet',
  'vaksinasi.beforeProgramme': 'This date is before the programme began',
  'vaksinasi.timeMissing': 'Write the time if it is not today',
  'vaksinasi.timeInFuture': 'This time has not come yet',
  'vaksinasi.doseGiven': 'Dose %{dosis} has been given. Reload the queue.',
  'vaksinasi.doseMissing': 'Dose %{dosis} has not been given; record it first.',
  'vaksinasi.doseBlocked': 'The dose cannot be given. %{alasan}.',
  'vaksinasi.cancelled': 'This record is cancelled.',
  'vaksinasi.cancelSameDay':
    'A facility can cancel a record on the same day only. Contact an administrator.',
  'vaksinasi.correctSameDay':
    'A facility can correct a record on the same day only. Contact an administrator.',
  'vaksinasi.laterDoseKeepsDay':
    'The date cannot be changed, because a dose after dose %{dosis} was given. Cancel that one first',
  'vaksinasi.dayTaken': 'This registration has another record on this date',
  'vaksinasi.afterKipi': 'An adverse event of this dose began before that time',
  'vaksinasi.tooManyCorrections':
    'This record was corrected %{maks} times. Cancel it and record it again.',
  'vaksinasi.nothingCorrected': 'Nothing has changed, so there is nothing to correct.',
  'vaksinasi.laterDoseGiven': 'A dose after dose %{dosis} has been given. Cancel that one first.',
  'vaksinasi.alreadyRecorded':
    '%{oleh} recorded dose %{dosis} of %{nama} as %{hasil} at %{jam} already.',
  'vaksinasi.noDoseLeft': '%{alasan}.',
  'vaksinasi.result.DIBERIKAN': 'given',
  'vaksinasi.result.DITUNDA': 'postponed',
  'vaksinasi.result.DITOLAK': 'refused',
  'vaksinasi.someone': 'another person',
};
