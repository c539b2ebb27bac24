export { createDocumentHandlers, pdfResponse } from './document-handlers.ts';
export { fileAct, fileEarlierActs, fileMany, fileOn, findFiled } from './file-documents.ts';
export type { Act, EarlierActs, OnUnfiled } from './file-documents.ts';
export type { DocumentDefinition, DocumentReader, DocumentSource } from './current.ts';
export { createVerifyHandlers } from './verify-handlers.ts';
