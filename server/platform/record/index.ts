export {
  defineRecords,
  type ReadContext,
  type RecordTable,
  type Records,
  type WriteContext,
} from './define-records.ts';
export { exportRecords, type ExportColumn } from './export-records.ts';
export { fieldNames, formColumns } from './form-columns.ts';
export {
  countAndSum,
  createList,
  selectChoices,
  type ChoicesQuery,
  type RecordSelect,
} from './list.ts';
export { insertStamps, modifiedStamps, updateStamps, type StampContext } from './stamps.ts';
