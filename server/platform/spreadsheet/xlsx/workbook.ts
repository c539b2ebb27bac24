import { maskNiks } from '#contract/core/values/nik.ts';
import { message } from '#server/platform/messages/message.ts';
import { SpreadsheetError } from '../error.ts';
import { limitErrors } from '../limits.ts';
import { readAttribute, decodeXml, type XmlHandler } from '../xml/scanner.ts';
import type { XlsxArchive } from './archive.ts';

/** A relationship of a part to another one. */
interface Relationship {
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
  /** Whether the user sees it only after showing it again in the spreadsheet program. */
  readonly isHidden: boolean;
}

/** Sheets and part paths of a workbook. */
export interface Workbook {
  /** The sheets that the user sees. */
  readonly sheets: readonly SheetPart[];
  /** Whether dates count from 1904, the default of old Excel for Mac. */
  readonly uses1904Dates: boolean;
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
}

const notExcelError = (): SpreadsheetError =>
  new SpreadsheetError('BUKAN_EXCEL', message('spreadsheet.notXlsx'));

/**
 * Creates an XML handler that receives the opening tags with the path of their parents, such as
 * `workbook/sheets`.
 */
function openTagHandler(
  open: (parents: string, name: string, attributes: string) => void,
): XmlHandler {
  const path: string[] = [];
  return {
    wantsText: false,
    open(name, attributes) {
      open(path.join('/'), name, attributes);
      path.push(name);
      return true;
    },
    close: () => void path.pop(),
    text: () => undefined,
  };
}

/** Three times Excel's maximum length of a sheet name. */
const maxNameChars = 100;

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

async function readRelationships(
  archive: XlsxArchive,
  path: string,
): Promise<Map<string, Relationship>> {
  const folder = folderOf(path);
  const found = new Map<string, Relationship>();
  await archive.scanSmall(
    `${folder}_rels/${path.slice(folder.length)}.rels`,
    openTagHandler((_, name, attributes) => {
      const id = readAttribute(attributes, 'Id');
      const target = readAttribute(attributes, 'Target');
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      const type = readAttribute(attributes, 'Type') ?? '';
      found.set(id, {
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolve(folder, target),
      });
    }),
  );
  return found;
}

const partPathOf = (relationshipsById: Map<string, Relationship>, type: string): string | null =>
  [...relationshipsById.values()].find(one => one.type === type)?.target ?? null;

/**
 * Reads the list of sheets and the paths of the parts.
 * @throws SpreadsheetError
 */
export async function readWorkbook(archive: XlsxArchive): Promise<Workbook> {
  const path =
    partPathOf(await readRelationships(archive, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (path.endsWith('.bin')) {
    throw new SpreadsheetError('EXCEL_LAMA', message('spreadsheet.binaryExcel'));
  }
  if (archive.has('content.xml')) {
    throw new SpreadsheetError('EXCEL_LAMA', message('spreadsheet.openDocument'));
  }
  if (!archive.has(path)) throw notExcelError();
  const parts = await readRelationships(archive, path);
  const sheets: SheetPart[] = [];
  let from1904 = false;
  let sheetCount = 0;
  await archive.scanSmall(
    path,
    openTagHandler((parents, name, attributes) => {
      if (name === 'workbookPr' && parents === 'workbook') {
        from1904 = /^(1|true|on)$/.test(readAttribute(attributes, 'date1904')?.trim() ?? '');
      }
      if (name !== 'sheet' || parents !== 'workbook/sheets') return;
      sheetCount += 1;
      if (sheetCount > archive.limits.sheets) throw limitErrors.sheets(archive.limits);
      const [, double, single] = /\s\w+:id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
      const part = parts.get(decodeXml(double ?? single ?? ''));
      if (part?.type !== 'worksheet') return;
      const sheetName = (readAttribute(attributes, 'name') ?? '').slice(0, maxNameChars);
      const state = readAttribute(attributes, 'state') ?? 'visible';
      sheets.push({ name: sheetName, path: part.target, isHidden: state !== 'visible' });
    }),
  );
  if (sheets.length === 0) throw notExcelError();
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return {
    sheets: visible.length === 0 ? sheets : visible,
    uses1904Dates: from1904,
    stringsPath: partPathOf(parts, 'sharedStrings'),
    stylesPath: partPathOf(parts, 'styles'),
  };
}

const normalizeName = (name: string): string => name.trim().toLowerCase();

/**
 * Finds a sheet by its position from 1, or by name, case-insensitively. The only sheet of a workbook
 * is used whatever its name.
 * @throws SpreadsheetError that lists the existing sheets
 */
export function chooseSheet({ sheets }: Workbook, sought: string | number | undefined): SheetPart {
  const found =
    typeof sought === 'number'
      ? sheets[sought - 1]
      : sought === undefined || sheets.length === 1
        ? sheets[0]
        : sheets.find(({ name }) => normalizeName(name) === normalizeName(sought));
  if (found) return found;
  // A sheet's name is the user's text and may contain an identity number.
  const names = sheets.map(({ name }) => maskNiks(name.slice(0, 31)));
  const listed = names.slice(0, 5).map(name => `“${name}”`);
  throw new SpreadsheetError(
    'LEMBAR_TIDAK_ADA',
    message('spreadsheet.sheetMissing', {
      dicari: String(sought ?? ''),
      ada: listed.join(', ') + (sheets.length > 5 ? ', …' : ''),
    }),
    { sheets: names },
  );
}
