import { FormFile } from './form-file.ts';

/** A field of a form: its text, or a file. */
export interface FormPart {
  readonly name: string;
  readonly value: string | FormFile;
}

/** The body is not a complete form. */
export class MultipartError extends Error {}

/** Returns the boundary that a content type names. @throws MultipartError */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new MultipartError('no boundary');
  return boundary;
}

/** Decodes the escapes that browsers use in names (WHATWG HTML, multipart form data). */
const decodeName = (text: string): string =>
  text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');

/** Returns name and file name of a part from its headers. @throws MultipartError */
function readDisposition(headers: string): { name: string; fileName: string | undefined } {
  // Only CR LF ends a header: a name may contain the other line separators of Unicode, which `.`
  // and `$` of a regular expression stop at.
  const disposition =
    /(?:^|\r\n)content-disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)/i.exec(headers)?.[1] ?? '';
  const name = /;[ \t]*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MultipartError('no name');
  const fileName = /;[ \t]*filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    name: decodeName(name),
    fileName: fileName === undefined ? undefined : decodeName(fileName),
  };
}

/** Longer than the headers of any part. */
const maxHeaderBytes = 8_000;

/**
 * Yields the parts of a multipart form (RFC 7578). Unlike `Response.formData`, it does not copy the
 * files, which take most of the memory of an upload.
 * @throws MultipartError
 */
export function* readMultipart(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Generator<FormPart, void, undefined> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  // The first delimiter has no line end before it.
  const first = delimiter.subarray(2);
  if (!body.subarray(0, first.length).equals(first)) throw new MultipartError('no delimiter');
  let at = first.length;
  for (;;) {
    const mark = body.toString('latin1', at, at + 2);
    if (mark === '--') return;
    if (mark !== '\r\n') throw new MultipartError('no line end');
    const headerEnd = body.indexOf('\r\n\r\n', at);
    if (headerEnd === -1 || headerEnd - at > maxHeaderBytes) throw new MultipartError('headers');
    const { name, fileName } = readDisposition(body.toString('utf8', at + 2, headerEnd));
    const start = headerEnd + 4;
    // The line end of the headers may also begin the delimiter of an empty part.
    const end = body.indexOf(delimiter, headerEnd + 2);
    if (end === -1) throw new MultipartError('no end');
    const content = body.subarray(start, Math.max(start, end));
    yield {
      name,
      value: fileName === undefined ? content.toString('utf8') : new FormFile(fileName, content),
    };
    at = end + delimiter.length;
  }
}
