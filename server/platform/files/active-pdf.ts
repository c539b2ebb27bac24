import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateBytes = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Most bytes of all object streams together, uncompressed. */
const maxObjectBytes = 32_000_000;

/** Bytes before a stream that hold its dictionary. */
const dictionaryBytes = 2_000;

/**
 * What runs or opens something when a PDF is read, or hides another file in it (ISO 32000-1, 12.6 and 7.11.4). What is
 * only shown at the opening, such as a page, is not among it.
 */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/;

/** Writes the characters of names that are escaped as hexadecimal digits. */
const unescaped = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      )
    : text;

/** Returns the dictionary of the stream that begins at an offset. */
function dictionaryBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - dictionaryBytes), at);
  return unescaped(before.slice(before.lastIndexOf(' obj') + 1));
}

/** Whether an object stream is only compressed, so that it can be read without knowing PDF. */
const isPlainlyCompressed = (dictionary: string): boolean => {
  const filters = dictionary.match(/\/\w+Decode\b/g) ?? [];
  return filters.every(name => name === '/FlateDecode') && filters.length <= 1
    ? !/\/Predictor\s+(?!1\b)\d/.test(dictionary)
    : false;
};

/** What a PDF does besides showing pages; 'unreadable' when a part of its structure is encrypted or too large. */
export type PdfActivity = 'none' | 'active' | 'unreadable';

/**
 * Returns whether a PDF has active content. Its structure is searched, also in compressed object streams, but not
 * interpreted.
 */
export async function pdfActivity(content: Uint8Array): Promise<PdfActivity> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const text = bytes.toString('latin1');
  if (activeNames.test(unescaped(text))) return 'active';
  const isEncrypted = /\/Encrypt\s/.test(text);
  let left = maxObjectBytes;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', match.index - 3)) continue;
    const dictionary = dictionaryBefore(text, match.index);
    if (!/\/ObjStm\b/.test(dictionary)) continue;
    if (isEncrypted || !isPlainlyCompressed(dictionary)) return 'unreadable';
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    let objects = bytes.subarray(start, end < 0 ? undefined : end);
    if (dictionary.includes('/FlateDecode')) {
      try {
        objects = await inflateBytes(objects, { maxOutputLength: Math.max(1, left) });
      } catch {
        return 'unreadable';
      }
    }
    left -= objects.length;
    if (left <= 0) return 'unreadable';
    if (activeNames.test(unescaped(objects.toString('latin1')))) return 'active';
  }
  return 'none';
}
