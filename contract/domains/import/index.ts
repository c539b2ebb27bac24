export { importCalls, maxCellRows } from './calls.ts';
export type { RowNikCandidate } from './nik-calls.ts';
export {
  maxUndoObstacles,
  undoObstacleKinds,
  type UndoObstacle,
  type UndoObstacleKind,
  type UndoPreview,
} from './undo.ts';
export {
  importKinds,
  importKindsFor,
  importPermissions,
  vaccinationTypeByKind,
  type ImportKind,
} from './kinds.ts';
export {
  delimiterName,
  delimiterNames,
  delimitersByName,
  hiddenRowChoices,
  type DelimiterName,
  type HiddenRowChoice,
} from './reading.ts';
export {
  importRow,
  rowResults,
  importRecord,
  importModes,
  editableFields,
  type ColumnSample,
  type FieldChange,
  type ImportRow,
  type RowResult,
  type Import,
} from './record.ts';
