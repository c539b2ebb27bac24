export {
  defineRecords,
  type ReadContext,
  type RecordTable,
  type Records,
  type WriteContext,
} from './define-records.ts';
export { exportRecords } from './export-records.ts';
export type { ExportColumn } from '#server/platform/audit/export-sheet.ts';
export { fieldNames, formColumns } from './form-columns.ts';
export {
  countAndSum,
  createList,
  limitedTo,
  selectChoices,
  type ChoicesQuery,
  type RecordSelect,
} from './list.ts';
export { insertStamps, modifiedStamps, updateStamps, type StampContext } from './stamps.ts';
