import type { lembarTexts as indonesian } from '../id/lembar.ts';

/** Messages of paper sheets. */
export const lembarTexts: Record<keyof typeof indonesian, string> = {
  'lembar.day': 'Choose today, or a day at most %{hari} days ahead',
  'lembar.empty':
    'Everyone in the queue of that day has been recorded, so there is nothing to print.',
  'lembar.tooMany':
    'The queue of that day has more than %{maks} people. Spread them over more days, then make the sheet.',
  'lembar.tooManySheets': 'There are %{maks} sheets for that day already. Print one of them again.',
  'lembar.tooOld':
    'This sheet is more than %{hari} days old. Record the people one by one in the queue of that day.',
  'lembar.noHeader':
    'The column headers were not found. Download the spreadsheet of this sheet again, and fill it in without changing its header row.',
  'lembar.badCode':
    'Row %{baris} has no row code of this sheet. Leave the column Kode as it is; download it again if needed.',
  'lembar.otherSheet':
    'Row %{baris} belongs to another sheet. Open that sheet, and upload the file there.',
  'lembar.doubledRow': 'Row %{baris} repeats the code of another row. Remove one of them.',
};
