import type { spreadsheetTexts as indonesian } from '../id/spreadsheet.ts';

/** Messages of reading spreadsheets. */
export const spreadsheetTexts: Record<keyof typeof indonesian, string> = {
  'spreadsheet.sheetEmpty': 'There is nothing in this sheet.',
  'spreadsheet.damaged':
    'This file is damaged or not complete. Open it in Excel, save it again as .xlsx, then upload it again.',
  'spreadsheet.fileTooLarge':
    'A file has at most %{megabytes:number} MB. Divide it into several files.',
  'spreadsheet.contentTooLarge':
    'The content of this file is more than %{megabytes:number} MB once opened. Copy only the filled rows to a new template, or divide it into several files.',
  'spreadsheet.ratio':
    'The content of this file grows abnormally when it is opened. Copy only the filled rows to a new template.',
  'spreadsheet.tooManyParts':
    'This file has more than %{batas:number} parts. Copy the sheets that you need to a new template.',
  'spreadsheet.tooManySheets':
    'This file has more than %{batas:number} sheets. Copy the sheets that you need to a new template.',
  'spreadsheet.tooManyRows':
    'This file has more than %{batas:number} rows. Divide it into several files.',
  'spreadsheet.tooManyColumns':
    'There is content in cell %{sel}, far outside the table: at most %{batas:number} columns. Delete the content of that cell, then upload again.',
  'spreadsheet.cellTooLong':
    '%{sel} has more than %{batas:number} characters. Shorten it, then upload again.',
  'spreadsheet.rowTooLong':
    'Row %{baris} has more than %{batas:number} characters. Delete the columns that you do not need, then upload again.',
  'spreadsheet.tooManyLongCells':
    'More than %{jumlah:number} cells have more than %{batas:number} characters. Delete the columns that you do not need, then upload again.',
  'spreadsheet.tooManyCells':
    'This file has more than %{batas:number} cells. Delete the columns that you do not need, or divide it into several files.',
  'spreadsheet.tooMuchText': 'This file has too much text. Divide it into several files.',
  'spreadsheet.tooSlow':
    'This file takes too long to read. Copy only the filled rows to a new template, or divide it into several files.',
  'spreadsheet.tooMuchMemory':
    'The content of this file is too large to be read. Divide it into several files.',
  'spreadsheet.definitions':
    'This file has definitions that ordinary Excel files do not have, so it was not read. Open it in Excel, then save it again as .xlsx.',
  'spreadsheet.empty': 'This file is empty.',
  'spreadsheet.webPage':
    'The content of this file is a web page, not a spreadsheet. Open it in Excel, then save it as .xlsx.',
  'spreadsheet.notCsv': 'The content of this file is not CSV.',
  'spreadsheet.notExcel': 'The content of this file is not an Excel spreadsheet.',
  'spreadsheet.passwordProtected':
    'This file is locked with a password. Remove the password in Excel (File > Info > Protect Workbook), save it, then upload it again.',
  'spreadsheet.oldExcel':
    'This file has the old Excel format (.xls). Open it in Excel, then save it as .xlsx.',
  'spreadsheet.notXlsx':
    'The content of this file is not an .xlsx spreadsheet. Open it in Excel, then save it as .xlsx.',
  'spreadsheet.openQuote':
    'A quotation mark in row %{baris} is not closed, so the rest of the file cannot be read.',
  'spreadsheet.cellOfRow': 'A cell in row %{baris}',
  'spreadsheet.numberedCell': 'number %{kolom} in row %{baris}',
  'spreadsheet.someCell': 'A cell',
  'spreadsheet.cellNamed': 'Cell %{sel}',
  'spreadsheet.binaryExcel':
    'This file has the binary Excel format (.xlsb). Open it in Excel, then save it as .xlsx.',
  'spreadsheet.openDocument':
    'This is an OpenDocument file (.ods). Open it in LibreOffice or Excel and save it as .xlsx.',
  'spreadsheet.locked': 'This file is locked with a password.',
  'spreadsheet.sheetMissing':
    'This file has no sheet “%{dicari}”; its sheets are %{ada}. Choose the sheet that you mean, or use the template.',
};
