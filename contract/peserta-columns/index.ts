export { boosterColumns, boosterExtras, type ColumnField } from './booster.ts';
export { isSheetError, looksRounded, type SheetCell } from './cell.ts';
export type { Column, ColumnKind, ListName, Required } from './column.ts';
export { pesertaColumns, sheetNames, type PesertaColumnField } from './columns.ts';
export { cellText, toDraft, type Drafted, type Remark, type SheetDraft } from './draft.ts';
export { draftGrounds, type DraftGrounds, type Found } from './grounds.ts';
export {
  isHeaderRow,
  matchColumns,
  plainHeader,
  type Confidence,
  type Mapping,
  type Match,
} from './match.ts';
export { repairNik, type Person } from './repair-nik.ts';
