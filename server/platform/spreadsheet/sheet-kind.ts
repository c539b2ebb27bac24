import { message } from '#server/platform/messages/message.ts';
import { detectUtf16WithoutBom } from './csv/decode.ts';
import { SpreadsheetError } from './error.ts';

/** What a file is read as: a workbook of Excel, or text with delimiters. */
export type SheetKind = 'xlsx' | 'csv';

const startsWithBytes = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

/** Detects the type of a file from its first bytes, regardless of its name. */
function detectContent(bytes: Uint8Array): 'zip' | 'cfb' | 'binary' | 'markup' | 'text' {
  if (
    startsWithBytes(bytes, 0x50, 0x4b, 0x03, 0x04) ||
    startsWithBytes(bytes, 0x50, 0x4b, 0x05, 0x06)
  )
    return 'zip';
  if (startsWithBytes(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'cfb';
  const head = bytes.subarray(0, 4096);
  const utf16 = startsWithBytes(head, 0xff, 0xfe) || startsWithBytes(head, 0xfe, 0xff);
  if (!utf16 && hasBinaryBytes(head)) return 'binary';
  // HTML and XML with a spreadsheet extension; many programs export to Excel this way.
  const text = Buffer.from(head)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[ÿþï»¿\s]+/, '');
  return /^<(!doctype|html|\?xml|table|meta|head)/i.test(text) ? 'markup' : 'text';
}

/**
 * Whether the bytes contain control characters that text in a single-byte encoding does not have.
 */
const hasBinaryBytes = (head: Uint8Array): boolean =>
  detectUtf16WithoutBom(head) === null &&
  head.some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a && byte !== 0x1b));

/** Stream names (UTF-16) that identify the type of a compound file. */
const streamNames = {
  encrypted: Buffer.from('EncryptedPackage', 'utf16le'),
  workbook: [Buffer.from('Workbook', 'utf16le'), Buffer.from('Book', 'utf16le')],
};

/**
 * Returns how a file is read. Its content decides, because files are renamed: a workbook may be called .xls, and
 * a text .xlsx.
 * @throws SpreadsheetError for content that is not read, saying what to do
 */
export function sheetKindOf(bytes: Uint8Array): SheetKind {
  if (bytes.length === 0) throw new SpreadsheetError('KOSONG', message('spreadsheet.empty'));
  const content = detectContent(bytes);
  switch (content) {
    case 'cfb':
      throw compoundFileError(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    case 'markup':
      throw new SpreadsheetError('SALAH_AKHIRAN', message('spreadsheet.webPage'));
    case 'binary':
      throw new SpreadsheetError('BUKAN_EXCEL', message('spreadsheet.notExcel'));
    case 'zip':
      return 'xlsx';
    case 'text':
      return 'csv';
  }
}

/**
 * Creates the error of a compound file, the container of the old .xls format and of
 * password-protected workbooks.
 */
function compoundFileError(bytes: Buffer): SpreadsheetError {
  if (bytes.includes(streamNames.encrypted)) {
    return new SpreadsheetError('BERSANDI', message('spreadsheet.passwordProtected'));
  }
  return streamNames.workbook.some(name => bytes.includes(name))
    ? new SpreadsheetError('EXCEL_LAMA', message('spreadsheet.oldExcel'))
    : new SpreadsheetError('BUKAN_EXCEL', message('spreadsheet.notXlsx'));
}
