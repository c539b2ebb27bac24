export {
  createDocumentHandlers,
  fileFrozen,
  fileIssued,
  pdfResponse,
} from './document-handlers.ts';
export type { DocumentDefinition, DocumentSource } from './current.ts';
export { createVerifyHandlers } from './verify-handlers.ts';
