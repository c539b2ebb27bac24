import { crc32, deflateRawSync } from 'node:zlib';

/** An archive entry whose declared metadata may be false. */
export interface TestZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly declared?: number;
  readonly flags?: number;
  readonly stored?: boolean;
  /** Compressed content, for entries that are too large to build uncompressed. */
  readonly packed?: { readonly bytes: Buffer; readonly size: number; readonly crc: number };
}

const u16 = (n: number): Buffer => Buffer.from([n & 255, (n >> 8) & 255]);
const u32 = (n: number): Buffer => Buffer.concat([u16(n & 0xffff), u16(n >>> 16)]);

/** Builds a ZIP archive. @param declaredEntries the entry count in the directory */
export function buildZip(
  entries: readonly TestZipEntry[],
  declaredEntries = entries.length,
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, declared, flags = 0, stored = false, packed } of entries) {
    const plain = Buffer.from(content);
    const bytes = packed?.bytes ?? (stored ? plain : deflateRawSync(plain));
    const fields = Buffer.concat([
      ...[u16(20), u16(flags), u16(stored ? 0 : 8), u32(33 << 16)],
      ...[u32(packed?.crc ?? crc32(plain)), u32(bytes.length)],
      ...[u32(declared ?? packed?.size ?? plain.length), u16(Buffer.byteLength(name)), u16(0)],
    ]);
    parts.push(u32(0x04034b50), fields, Buffer.from(name), bytes);
    directory.push(
      ...[u32(0x02014b50), u16(20), fields, u16(0), u16(0), u16(0), u32(0), u32(at)],
      Buffer.from(name),
    );
    at += 30 + Buffer.byteLength(name) + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = u16(Math.min(declaredEntries, 0xffff));
  return Buffer.concat([
    ...parts,
    ...directory,
    ...[u32(0x06054b50), u16(0), u16(0), count, count, u32(size), u32(at), u16(0)],
  ]);
}

const relationshipXml = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

export interface TestWorkbook {
  /** The XML inside `sheetData`, by sheet name. */
  readonly sheets?: Readonly<Record<string, string>>;
  /** The XML inside `sst`. */
  readonly strings?: string;
  /** The XML inside `styleSheet`. */
  readonly styles?: string;
  /** The XML of `workbookPr`. */
  readonly properties?: string;
  /** Replacements for the parts of the same name. */
  readonly parts?: readonly TestZipEntry[];
}

export const sheetXml = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><pageMargins left="1"/></worksheet>`;

/** Returns the parts of a workbook, as spreadsheet programs write them. */
export function workbookEntries(book: TestWorkbook): TestZipEntry[] {
  const { sheets = { Peserta: '' }, strings, styles, properties = '', parts = [] } = book;
  const names = Object.keys(sheets);
  const entries: TestZipEntry[] = [
    { name: '_rels/.rels', content: relationshipXml('r1', 'officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="r">${properties}<sheets>${names
        .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        ...names.map((_, i) =>
          relationshipXml(`r${i + 1}`, 'worksheet', `worksheets/s${i + 1}.xml`),
        ),
        relationshipXml('rs', 'sharedStrings', 'sharedStrings.xml'),
        relationshipXml('rt', 'styles', 'styles.xml'),
      ].join(''),
    },
    ...Object.values(sheets).map((rows, i) => ({
      name: `xl/worksheets/s${i + 1}.xml`,
      content: sheetXml(rows),
    })),
  ];
  if (strings !== undefined) {
    entries.push({ name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` });
  }
  if (styles !== undefined) {
    entries.push({ name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` });
  }
  const replaced = new Set(parts.map(({ name }) => name));
  return [...entries.filter(({ name }) => !replaced.has(name)), ...parts];
}

export const buildXlsx = (book: TestWorkbook): Buffer => buildZip(workbookEntries(book));

/** Builds a workbook of one sheet with these rows as XML. */
export const buildSingleSheetXlsx = (
  rows: string,
  book: Omit<TestWorkbook, 'sheets'> = {},
): Buffer => buildXlsx({ ...book, sheets: { Peserta: rows } });

/** Returns the XML of one row of texts. */
export const textRowXml = (rowNumber: number, ...texts: string[]): string =>
  `<row r="${rowNumber}">${texts
    .map((text, i) => {
      const reference = `${String.fromCharCode(65 + i)}${rowNumber}`;
      return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
    })
    .join('')}</row>`;

/** Compresses `head`, `times` × `unit` and `tail` without ever holding the whole. */
export function buildZipBomb(
  head: string,
  unit: string,
  times: number,
  tail: string,
): TestZipEntry['packed'] {
  const block = Buffer.from(unit.repeat(Math.max(1, Math.floor(1_000_000 / unit.length))));
  const blocks = Math.ceil((times * unit.length) / block.length);
  const middle = deflateRawSync(block, { finishFlush: 3 });
  const start = deflateRawSync(Buffer.from(head), { finishFlush: 3 });
  let crc = crc32(Buffer.from(head));
  for (let i = 0; i < blocks; i++) crc = crc32(block, crc);
  const end = Buffer.from(tail);
  return {
    bytes: Buffer.concat([start, ...Array<Buffer>(blocks).fill(middle), deflateRawSync(end)]),
    size: Buffer.byteLength(head) + blocks * block.length + end.length,
    crc: crc32(end, crc),
  };
}

/**
 * Builds an OLE compound file, as old Excel and encrypted workbooks are, with a stream of that
 * name.
 */
export function buildCompoundFile(stream: string): Buffer {
  const head = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([
    head,
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(64),
  ]);
}
