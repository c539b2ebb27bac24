export { boosterColumns, boosterExtras, type ColumnField } from './booster.ts';
export { isSheetError, looksRounded, type SheetCell } from './cell.ts';
export type { Column, ColumnKind, ListName, Required } from './column.ts';
export { pesertaColumns, sheetNames, type PesertaColumnField } from './columns.ts';
export { cellText, toDraft, type Drafted, type Remark, type SheetDraft } from './draft.ts';
export { draftGrounds, type DraftGrounds, type Found } from './grounds.ts';
export { allColumns, fieldName, sheetOf } from './of-kind.ts';
export {
  isHeaderRow,
  likeness,
  matchColumns,
  plainHeader,
  type Confidence,
  type Mapping,
  type Match,
} from './match.ts';
export { parseSmartCheck, smartCheckWords, smartColumns } from './smart.ts';
export { repairNik, type Person } from './repair-nik.ts';
