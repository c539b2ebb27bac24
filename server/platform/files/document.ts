import { fileTypeFromBuffer } from 'file-type';
import { fileExtension } from '#contract/core/values/upload.ts';
import { isCompleteDocument } from './complete-document.ts';

/** Media types by file extension; the content has to match. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Returns the media type of a document, or null when its content does not match its file extension
 * or is not a complete document of that type.
 */
export async function detectDocumentType(
  name: string,
  content: Uint8Array,
): Promise<string | null> {
  const mediaType = mediaTypes[fileExtension(name)];
  const found = await fileTypeFromBuffer(content);
  if (mediaType === undefined || found?.mime !== mediaType) return null;
  return isCompleteDocument(mediaType, content) ? mediaType : null;
}

/**
 * Cleans a file name for display: removes folders and control characters, replaces identity
 * numbers, and keeps the last 120 characters.
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  return last
    .replace(/\p{C}/gu, '')
    .replace(/\d{16}/g, 'dokumen')
    .slice(-120);
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
