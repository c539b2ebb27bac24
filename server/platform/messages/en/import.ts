import type { importTexts as indonesian } from '../id/import.ts';

/** Messages of uploads of participants. */
export const importTexts: Record<keyof typeof indonesian, string> = {
  'import.companyMissing': 'Choose a company',
  'import.unknownField': 'This field does not exist in this kind of upload',
  'import.numberMasked': 'This number is masked. Write it in full.',
  'import.ruleHasNoValue': 'This rule has no replacement value',
  'import.editDoesNotFit': 'The NIK of this row has changed. Load the possible numbers again.',
  'import.fieldMappedTwice': 'A field is taken from one column only',
  'import.columnMappedTwice': 'A column fills one field only',
  'import.unknownColumn': 'This column is not in the file',
  'import.fieldOfOtherKind': 'This field does not exist in a file of this kind',
  'import.rowsPurged': 'The rows of this upload were deleted; only their counts remain.',
  'import.saveStopped': 'Saving was stopped. Nothing was saved.',
  'import.nothingToStop':
    'There is no saving to stop: it has not started, or it is already complete.',
  'import.changedSinceCheck':
    'The data changed after this file was checked, so nothing has been saved. The file was checked again; look at its counts, then save again.',
  'import.rowsRejected':
    'Rows that are still rejected: %{jumlah}. Correct or skip them first, or save only those that can be saved.',
  'import.hiddenRows':
    '%{jumlah} rows are hidden in Excel. First choose whether to include or skip them.',
  'import.nothingToSave': 'No rows of this file would be saved.',
  'import.companyGone':
    'The company of the participants in this file is no longer active, so nothing was saved.',
  'import.facilityGone':
    'The facility chosen for this file was deleted. Upload the file again with another facility.',
  'import.detail.numberCut': 'Excel cut this number to 15 digits; write the full number',
  'import.detail.cellTooLong':
    'The content of this cell is too long, so not all of it was read; write less',
  'import.detail.formulaFailed': 'The formula in this cell failed; write its value',
  'import.detail.formulaUncalculated':
    'The formula in this cell was never calculated. Open the file in Excel, save it and upload it again, or enter the value',
  'import.detail.shiftedTime':
    'This date has the time %{jam}, like a date that a program shifted to the day before; check the day',
  'import.detail.unknownRegion': 'The list has no regency or city “%{nama}”; it may be %{mirip}',
  'import.detail.ambiguousRegion':
    'There is a regency and a city named “%{nama}”; write Kabupaten or Kota before it',
  'import.detail.citizenship': 'Write the citizenship as WNI or WNA',
  'import.detail.consent': 'Write the consent as Y or T',
  'import.detail.facilityCode':
    'This facility code is not known, not active, or does not serve the company',
  'import.detail.plannedDayUnreadable':
    'The planned date cannot be read; write DD-MM-YYYY, for example 31-12-2026',
  'import.detail.plannedDayPassed': 'The planned date has passed',
  'import.detail.samePerson': 'The same person is already in row %{baris} of this file',
  'import.detail.reference':
    'The participant reference in this row is not known at this company, or the participant was deleted. Download the file of rows to correct again, or clear the column “Rujukan peserta” to register the row as a new participant',
  'import.detail.numberTaken':
    'This NIK or passport already belongs to another participant of this company. Skip this row, then deactivate or delete the old participant',
  'import.detail.sameReference':
    'Row %{baris} of this file already changes the same participant. Skip one of them',
  'import.detail.otherName':
    'This number is also in row %{baris:and}, but the names are not all the same',
  'import.detail.moreRows': '%{n} other rows',
  'import.detail.malformed': 'The content of this cell has damaged characters; write it again',
  'import.detail.smartCheckResult': 'Write the result as VALID, TIDAK VALID or SUDAH VAKSIN',
  'import.uploadCancelled': 'The upload was cancelled.',
  'import.headersOnly': 'This file has column headings only, and no rows of participants.',
  'import.nothingToUndo':
    'There is nothing to undo: the participants of this upload (%{jumlah}) were edited, vaccinated or deleted afterwards, or their earlier facility was deleted.',
  'import.locked': 'This upload is being saved or corrected. Wait a moment.',
  'import.otherSaving':
    'Another upload with the same participants is being saved. Try again when it is complete.',
  'import.state.DIPERIKSA': 'This upload has not been saved.',
  'import.state.DISIMPAN': 'This upload has already been saved.',
  'import.state.DIURUNGKAN_SEBAGIAN': 'This upload has already been undone in part.',
  'import.state.DIURUNGKAN': 'This upload has already been undone.',
  'import.state.DIBUANG': 'This upload has already been discarded.',
};
