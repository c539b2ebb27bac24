export { boosterColumns, boosterOnlyColumns, type ColumnField } from './booster-columns.ts';
export { isErrorCell, markLostDigits, mayHaveLostDigits, type SheetCell } from './sheet-cell.ts';
export type { SheetColumn, SheetColumnKind, LookupListName, RequiredFor } from './column.ts';
export { pesertaColumns, sheetNames, type PesertaColumnField } from './peserta-columns.ts';
export { cellText, parseRow, type ParsedRow, type CellIssue, type RowValues } from './parse-row.ts';
export { createLookupFinders, type LookupFinders, type LookupMatch } from './lookup-finders.ts';
export { allColumns, fieldLabel, sheetByKind } from './sheet-by-kind.ts';
export {
  continuedHeader,
  countHeaderMatches,
  matchByContent,
  missingFields,
  type ColumnContent,
  bigramSimilarity,
  matchColumns,
  normalizeHeader,
  type MatchConfidence,
  type ColumnMapping,
  type HeaderMatch,
} from './match-columns.ts';
export { parseSmartCheck, smartCheckLabels, smartCheckColumns } from './smart-check.ts';
