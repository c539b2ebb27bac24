export { bulkEditCalls, bulkSelection } from './calls.ts';
export {
  backgroundFrom,
  bulkChange,
  bulkEditRecord,
  bulkEditStates,
  bulkFields,
  bulkPreview,
  maxBulkEdit,
  maxRefusalExamples,
  refusalKinds,
  type BulkChange,
  type BulkEdit,
  type BulkField,
  type BulkPreview,
  type Refusal,
  type RefusalKind,
  type StoredRefusal,
} from './record.ts';
