import { SpreadsheetError } from '../error.ts';
import { tooMuch } from '../limits.ts';
import { attribute, decodeXml, type XmlHandler } from '../xml/scan.ts';
import type { Archive } from './archive.ts';

interface Relation {
  /**
   * Last segment of its type URI, e.g. `worksheet` or `styles`; the rest differs between strict and
   * transitional files.
   */
  readonly type: string;
  readonly target: string;
}

export interface SheetPart {
  readonly name: string;
  readonly path: string;
}

/** Sheets and part paths of a workbook. */
export interface Workbook {
  readonly sheets: readonly SheetPart[];
  /** Whether dates count from 1904, the default of old Excel for Mac. */
  readonly from1904: boolean;
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
}

const notExcel = (): SpreadsheetError =>
  new SpreadsheetError(
    'BUKAN_EXCEL',
    'Isi berkas ini bukan lembar kerja .xlsx. Buka di Excel lalu simpan sebagai .xlsx.',
  );

/** Creates an XML handler that receives opening tags only. */
const tags = (open: XmlHandler['open']): XmlHandler => ({
  wantsText: false,
  open,
  close: () => undefined,
  text: () => undefined,
});

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  const from = target.startsWith('/') ? target : folder + target;
  for (const part of from.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '' && part !== '.') path.push(part);
  }
  return path.join('/');
}

async function relations(archive: Archive, path: string): Promise<Map<string, Relation>> {
  const folder = folderOf(path);
  const found = new Map<string, Relation>();
  await archive.scanAll(
    `${folder}_rels/${path.slice(folder.length)}.rels`,
    tags((name, attributes) => {
      const id = attribute(attributes, 'Id');
      const target = attribute(attributes, 'Target');
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      const type = attribute(attributes, 'Type') ?? '';
      found.set(id, {
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolve(folder, target),
      });
    }),
  );
  return found;
}

const pathOf = (all: Map<string, Relation>, type: string): string | null =>
  [...all.values()].find(one => one.type === type)?.target ?? null;

/**
 * Reads the list of sheets and the paths of the parts.
 * @throws SpreadsheetError
 */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const path = pathOf(await relations(archive, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (path.endsWith('.bin')) {
    throw new SpreadsheetError(
      'EXCEL_LAMA',
      'Berkas ini Excel biner (.xlsb). Buka di Excel lalu simpan sebagai .xlsx.',
    );
  }
  if (!archive.has(path)) throw notExcel();
  const parts = await relations(archive, path);
  const sheets: SheetPart[] = [];
  let from1904 = false;
  await archive.scanAll(
    path,
    tags((name, attributes) => {
      if (name === 'workbookPr') {
        from1904 = /^(1|true|on)$/.test(attribute(attributes, 'date1904') ?? '');
      }
      if (name !== 'sheet') return;
      const id = /\s\w+:id\s*=\s*(["'])(.*?)\1/.exec(attributes)?.[2];
      const part = id === undefined ? undefined : parts.get(decodeXml(id));
      if (part?.type !== 'worksheet') return;
      if (sheets.length >= archive.limits.sheets) throw tooMuch.sheets(archive.limits);
      sheets.push({ name: attribute(attributes, 'name') ?? '', path: part.target });
    }),
  );
  if (sheets.length === 0) throw notExcel();
  return {
    sheets,
    from1904,
    stringsPath: pathOf(parts, 'sharedStrings'),
    stylesPath: pathOf(parts, 'styles'),
  };
}

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * Finds a sheet by name, case-insensitively. The only sheet of a workbook is used whatever its
 * name.
 * @throws SpreadsheetError that lists the existing sheets
 */
export function chooseSheet({ sheets }: Workbook, wanted: string | undefined): SheetPart {
  const found =
    wanted === undefined || sheets.length === 1
      ? sheets[0]
      : sheets.find(({ name }) => plain(name) === plain(wanted));
  if (found) return found;
  const names = sheets.slice(0, 5).map(({ name }) => `“${name.slice(0, 31)}”`);
  const others = sheets.length > 5 ? ', …' : '';
  throw new SpreadsheetError(
    'LEMBAR_TIDAK_ADA',
    `Berkas ini tidak mempunyai lembar “${wanted ?? ''}”; lembarnya ${names.join(', ')}${others}. Ubah nama lembar yang dimaksud, atau pakai template.`,
  );
}
