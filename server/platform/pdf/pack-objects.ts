import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

/** Objects in one object stream; a reader unpacks a whole stream to find one of them. */
const objectsPerStream = 200;

/** An object of a PDF: its number, and its bytes between `obj` and `endobj`. */
interface PdfObject {
  readonly id: number;
  readonly body: Buffer;
}

/** Reads the objects of a PDF with a plain table of offsets, as PDFKit writes it, and its trailer. */
function readObjects(pdf: Buffer): { objects: PdfObject[]; trailer: string } {
  const end = pdf.lastIndexOf('startxref');
  const tableAt = Number(pdf.toString('latin1', end + 'startxref'.length).split('\n')[1]);
  const [table = '', trailer = ''] = pdf.toString('latin1', tableAt, end).split('trailer\n');
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets.toSorted((a, b) => a - b).slice(1), tableAt];
  const objects = offsets
    .toSorted((a, b) => a - b)
    .map((offset, at) => {
      const whole = pdf.subarray(offset, ends[at]);
      const id = Number(whole.toString('latin1', 0, whole.indexOf(' ')));
      const body = whole.subarray(whole.indexOf('obj\n') + 4, whole.lastIndexOf('\nendobj'));
      return { id, body };
    });
  return { objects, trailer };
}

const stream = (entries: string, content: Buffer): Buffer => {
  const packed = deflateSync(content, { level: 9 });
  const head = `<<\n${entries}\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
};

/** Returns an object stream (ISO 32000-1, 7.5.7). */
function packTogether(objects: readonly PdfObject[]): Buffer {
  const places: string[] = [];
  let length = 0;
  for (const { id, body } of objects) {
    places.push(`${id} ${length}`);
    length += body.length + 1;
  }
  const index = `${places.join(' ')}\n`;
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')]);
  return stream(
    `/Type /ObjStm\n/N ${objects.length}\n/First ${index.length}`,
    Buffer.concat([Buffer.from(index), ...bodies]),
  );
}

/** Where a reader finds an object: its kind, and an offset, or its stream and place in it. */
type Entry = readonly [kind: 0 | 1 | 2, at: number, place: number];

/** Returns the content of a cross-reference stream of entries of 1, 4 and 2 bytes (ISO 32000-1, 7.5.8). */
const tableOf = (entries: readonly Entry[]): Buffer => {
  const bytes = Buffer.alloc(entries.length * 7);
  // Numbers without an object are left out, and stay 0: free.
  entries.forEach(([kind, at, place], id) => {
    bytes.writeUInt8(kind, id * 7);
    bytes.writeUInt32BE(at, id * 7 + 1);
    bytes.writeUInt16BE(place, id * 7 + 5);
  });
  return bytes;
};

/**
 * Compresses the objects of a PDF that PDFKit wrote, which compresses only the content of pages. The tags of a long
 * agreement are many thousand small objects, and an electronic duty stamp (e-meterai) takes files up to 800 kB.
 * Streams stay as they are.
 */
export function packObjects(pdf: Buffer): Buffer {
  const { objects, trailer } = readObjects(pdf);
  const isStream = ({ body }: PdfObject): boolean => body.includes('>>\nstream\n');
  const packed = objects.filter(one => !isStream(one));
  const header = pdf.subarray(0, pdf.indexOf('\n', pdf.indexOf('\n') + 1) + 1);
  const parts: Buffer[] = [header];
  let offset = header.length;
  const entries: Entry[] = [[0, 0, 65_535]];
  const write = (id: number, body: Buffer): void => {
    entries[id] = [1, offset, 0];
    const bytes = Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(bytes);
    offset += bytes.length;
  };
  for (const { id, body } of objects.filter(isStream)) write(id, body);
  let nextId = Math.max(...objects.map(({ id }) => id)) + 1;
  for (let from = 0; from < packed.length; from += objectsPerStream) {
    const together = packed.slice(from, from + objectsPerStream);
    together.forEach(({ id }, place) => (entries[id] = [2, nextId, place]));
    write(nextId, packTogether(together));
    nextId += 1;
  }
  const ofTrailer = trailer
    .split('\n')
    .filter(line => /^\/(Root|Info|ID) /.test(line))
    .join('\n');
  entries[nextId] = [1, offset, 0];
  const references = stream(
    `/Type /XRef\n/Size ${entries.length}\n/W [1 4 2]\n${ofTrailer}`,
    tableOf(entries),
  );
  return Buffer.concat([
    ...parts,
    Buffer.from(`${nextId} 0 obj\n`),
    references,
    Buffer.from(`\nendobj\nstartxref\n${offset}\n%%EOF\n`),
  ]);
}
