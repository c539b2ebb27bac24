export { lembarCalls } from './calls.ts';
export {
  maxSheetPeople,
  sheetDaysAfter,
  sheetDaysAhead,
  sheetFields,
  sheetFileRule,
  sheetLetters,
  sheetReasons,
  sheetResults,
  sheetRowInput,
  type EnteredRow,
  type PaperSheet,
  type ReadSheetRow,
  type SheetBatch,
  type SheetField,
  type SheetItem,
  type SheetRow,
  type SheetRowInput,
} from './record.ts';
export {
  batchWord,
  readRowCode,
  rowCode,
  sheetHeaderNames,
  sheetHeaders,
  sheetWords,
  type SheetHeader,
} from './spreadsheet.ts';
