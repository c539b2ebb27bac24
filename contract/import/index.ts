export { importCalls } from './calls.ts';
export {
  importKinds,
  importKindsFor,
  importPermissions,
  vaccinationTypeByKind,
  type ImportKind,
} from './kinds.ts';
export {
  importRow,
  rowResults,
  importRecord,
  importModes,
  editableFields,
  type ImportRow,
  type RowResult,
  type Import,
} from './record.ts';
