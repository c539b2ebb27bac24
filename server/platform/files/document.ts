import { fileTypeFromBuffer } from 'file-type';
import {
  documentRule,
  documentTypeOf,
  mediaTypesOf,
  ruleOfFile,
  type UploadedFile,
} from '#contract/core/values/upload.ts';
import { isCompleteDocument } from './complete-document.ts';

/**
 * Returns the media type of a document by its content, or null when the rule that accepted the file does not
 * allow it, or when it is not a complete document. The name does not count: photos are renamed.
 */
export async function detectDocumentType(
  file: UploadedFile,
  content: Uint8Array,
): Promise<string | null> {
  const mediaType = documentTypeOf(content);
  const rule = ruleOfFile(file) ?? documentRule;
  if (mediaType === undefined || !mediaTypesOf(rule).includes(mediaType)) return null;
  const found = await fileTypeFromBuffer(content);
  // A PDF behind other bytes is not recognised; a file of another type may contain the header of one.
  if (found !== undefined && found.mime !== mediaType) return null;
  return isCompleteDocument(mediaType, content) ? mediaType : null;
}

/**
 * Cleans a file name for display: removes folders and control characters, replaces identity
 * numbers, and keeps the last 120 characters.
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  const clean = last.replace(/\p{C}/gu, '').replace(/\d{16}/g, 'dokumen');
  // Cut between characters, not within one.
  return Array.from(clean).slice(-120).join('');
}

/** Returns the file name of a document's PDF; numbers such as PKS/2026/00012 contain slashes. */
export const pdfFileName = (title: string): string =>
  sanitizeFileName(`${title.replace(/[\\/:*?"<>|]+/g, '-')}.pdf`);

/**
 * Returns the `Content-Disposition` header of a download (RFC 6266): an ASCII name for old clients
 * and the encoded name for the others.
 */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
