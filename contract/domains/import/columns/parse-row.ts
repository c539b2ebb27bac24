import { isBirthDateOfNik } from '../../../core/values/nik.ts';
import { parseVaccine } from '../../../core/values/vaccine.ts';
import { cleanInteger, cleanNumber, cleanValue } from '../../../core/values/clean.ts';
import { addDays } from '../../../core/values/day.ts';
import { normalizeName } from '../../../core/values/name.ts';
import type { ColumnField } from './booster-columns.ts';
import { isErrorCell, mayHaveLostDigits, type SheetCell } from './sheet-cell.ts';
import type { LookupFinders, LookupMatch } from './lookup-finders.ts';
import type { ColumnMapping } from './match-columns.ts';
import { parseSmartCheck, smartCheckLabels } from './smart-check.ts';
import { parseDay, shiftedTime } from './parse-day.ts';
import {
  parseCitizen,
  parseConsent,
  parseSex,
  parseYesNo,
  normalizePhone,
} from './parse-values.ts';

/** The values of one row: normalized where they could be parsed, as written where not. */
export interface RowValues {
  readonly isWNI: boolean;
  readonly nik: string | null;
  readonly noPaspor: string | null;
  readonly noKitas: string | null;
  readonly negara: string | null;
  readonly nama: string | null;
  readonly tempatLahir: string | null;
  readonly tanggalLahir: string | null;
  readonly jenisKelamin: string | null;
  readonly noHP: string | null;
  readonly email: string | null;
  readonly alamat: string | null;
  readonly kabKota: string | null;
  readonly kecamatan: string | null;
  readonly kelurahan: string | null;
  readonly kodePos: string | null;
  readonly kategori: string | null;
  readonly penanggung: string | null;
  readonly nip: string | null;
  readonly pekerjaan: string | null;
  readonly kodeFaskes: string | null;
  readonly rencanaTanggal: string | null;
  readonly komorbid: boolean;
  readonly persetujuan: boolean | null;
  readonly vaksinPrimer: string | null;
  readonly tanggalDosis1: string | null;
  readonly tanggalDosis2: string | null;
  readonly faskesDosis2: string | null;
  readonly jenisBooster: string | null;
  readonly tanggalBooster: string | null;
  readonly batch: string | null;
  readonly faskesPelaksana: string | null;
  /** Smart-check status, as one of `smartCheckLabels`, and its remark. */
  readonly statusCek: string | null;
  readonly keteranganCek: string | null;
}

/**
 * A problem with reading one cell. `rounded`: an identity number that may have lost digits.
 * `ambiguous`: a name that several lookup entries share. `unknown`: a name of none. `unreadable`: a value in no known format.
 * `formula`: a calculated value, possibly out of date. `uncalculated`: a formula without a value. `error`: a
 * failed formula. `shifted`: a date with the time of a shift by a time zone. `truncated`: a text
 * that was not read to its end. `malformed`: half of a character, which no text can hold.
 */
export interface CellIssue {
  readonly field: ColumnField;
  /** The time of a shifted date, or the name of the lookup entry that may be meant. */
  readonly hint?: string;
  readonly kind:
    | 'rounded'
    | 'ambiguous'
    | 'unknown'
    | 'unreadable'
    | 'formula'
    | 'uncalculated'
    | 'error'
    | 'shifted'
    | 'truncated'
    | 'malformed';
}

export interface ParsedRow {
  readonly values: RowValues;
  readonly issues: readonly CellIssue[];
  /** Unchanged text of every non-empty mapped cell, for reports and correction files. */
  readonly original: Readonly<Partial<Record<ColumnField, string>>>;
}

/** Removes the leading apostrophe by which spreadsheets mark text. */
const stripApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@\t\d])/, '');

const toUpper = (text: string): string => text.normalize('NFC').toUpperCase().normalize('NFC');

/** Returns the stored form of a vaccine; validation reports a text that is not one. */
const toVaccine = (text: string): string => parseVaccine(text) ?? text;

const normalizeNik = (text: string): string => {
  const digits = cleanNumber(text);
  return /^\d{16}$/.test(digits) ? digits : cleanInteger(text);
};

/** A lone surrogate, or U+FFFF, which stands for one where text is stored as UTF-8. */
const malformedText = /[\p{Surrogate}\uffff]/u;

/** Reads the cells of one row and collects their issues. */
class RowReader {
  readonly issues: CellIssue[] = [];
  readonly original: Partial<Record<ColumnField, string>> = {};
  private readonly cells = new Map<ColumnField, SheetCell>();

  constructor(cells: readonly SheetCell[], mapping: ColumnMapping<ColumnField>) {
    for (const { field, index } of mapping.matches) {
      const cell = cells[index];
      if (!cell) continue;
      if (cell.text === '') {
        if (cell.isFormula) this.addIssue(field, 'uncalculated');
        continue;
      }
      this.original[field] = cell.text;
      if (isErrorCell(cell)) {
        this.addIssue(field, 'error');
        continue;
      }
      if (cell.isFormula) this.addIssue(field, 'formula');
      if (cell.isTruncated) this.addIssue(field, 'truncated');
      else if (malformedText.test(cell.text)) this.addIssue(field, 'malformed');
      const text = cleanValue(stripApostrophe(cleanValue(cell.text)));
      // People write a dash for an empty cell.
      if (!/^[-–—]*$/.test(text))
        this.cells.set(field, text === cell.text ? cell : { ...cell, text });
    }
  }

  addIssue(field: ColumnField, kind: CellIssue['kind'], hint?: string): void {
    this.issues.push(hint === undefined ? { field, kind } : { field, kind, hint });
  }

  text(field: ColumnField): string | null {
    return this.cells.get(field)?.text ?? null;
  }

  transformed(field: ColumnField, change: (text: string) => string): string | null {
    const text = this.text(field);
    return text === null ? null : change(text) || null;
  }

  /** Returns the parsed cell, or its text and an issue when `parse` returns null. */
  read(
    field: ColumnField,
    parse: (text: string, isNumber: boolean) => string | null,
  ): string | null {
    const cell = this.cells.get(field);
    if (!cell) return null;
    const value = parse(cell.text, cell.isNumber);
    if (value === null) this.addIssue(field, 'unreadable');
    return value ?? cell.text;
  }

  consent(field: ColumnField): boolean | null {
    const text = this.text(field);
    const given = text === null ? null : parseConsent(text);
    if (text !== null && given === null) this.addIssue(field, 'unreadable');
    return given;
  }

  lookup(field: ColumnField, find: (text: string) => LookupMatch): string | null {
    const cell = this.cells.get(field);
    if (!cell) return null;
    // A numeric cell drops trailing zeros, so 11.1 means 11.10.
    const found = find(cell.isNumber ? cell.text.replace(/^(\d{2}\.\d)$/, '$10') : cell.text);
    if (found === null) this.addIssue(field, 'unreadable');
    else if (found === 'ambiguous') this.addIssue(field, 'ambiguous');
    else if ('suggestion' in found) this.addIssue(field, 'unknown', found.suggestion);
    else return found.id;
    return cell.text;
  }

  /** Returns the day of a date; one with the time of a shift by a time zone gets an issue. */
  day(field: ColumnField): string | null {
    const cell = this.cells.get(field);
    const day = this.read(field, parseDay);
    const time = cell && shiftedTime(cell.text);
    if (time !== undefined && day !== cell?.text) this.addIssue(field, 'shifted', time);
    return day;
  }

  /**
   * Returns a birth date. One that a time zone has shifted is the day after it if the NIK says so.
   */
  birthDay(field: ColumnField, nik: string | null): string | null {
    const day = this.day(field);
    const shifted = this.issues.findIndex(one => one.field === field && one.kind === 'shifted');
    if (day === null || nik === null || shifted === -1) return day;
    const next = addDays(day, 1);
    if (!isBirthDateOfNik(nik, next)) return day;
    this.issues.splice(shifted, 1);
    return next;
  }

  identity(field: ColumnField): string | null {
    const cell = this.cells.get(field);
    if (!cell) return null;
    if (mayHaveLostDigits(cell)) this.addIssue(field, 'rounded');
    return normalizeNik(cell.text);
  }
}

function parseSmartCheckLabel(text: string): string | null {
  const state = parseSmartCheck(text);
  return state && smartCheckLabels[state];
}

const isAbroad = (negara: string | null): boolean => negara !== null && negara !== 'ID';

/**
 * Returns NIK and passport number. Files with one column for both, such as our exports, hold a
 * foreigner's passport number in the NIK column.
 */
function identityNumbersOf(
  row: RowReader,
  isForeigner: boolean,
): { nik: string | null; noPaspor: string | null } {
  const nik = row.identity('nik');
  const plain = (text: string): string => toUpper(cleanNumber(text));
  const noPaspor = row.transformed('noPaspor', plain);
  const nikAsPassport = nik === null ? '' : plain(nik);
  const isPassport = isForeigner && /^(?=.*[A-Z])[A-Z0-9]{6,12}$/.test(nikAsPassport);
  return isPassport && noPaspor === null
    ? { nik: null, noPaspor: nikAsPassport }
    : { nik, noPaspor };
}

/** Parses a row into normalized values. It rejects nothing; validation follows. */
export function parseRow(
  cells: readonly SheetCell[],
  mapping: ColumnMapping<ColumnField>,
  finders: LookupFinders,
): ParsedRow {
  const row = new RowReader(cells, mapping);
  const citizenshipText = row.text('isWNI');
  const citizen = citizenshipText === null ? null : parseCitizen(citizenshipText);
  if (citizenshipText !== null && citizen === null) row.addIssue('isWNI', 'unreadable');
  const negara = row.lookup('negara', finders.negara);
  const { nik, noPaspor } = identityNumbersOf(
    row,
    citizen === false || (citizenshipText === null && isAbroad(negara)),
  );
  const comorbidityText = row.text('komorbid');

  const values: RowValues = {
    // Without a citizenship cell, a passport number without a NIK means a foreigner.
    isWNI: citizen ?? (nik !== null || noPaspor === null),
    nik,
    noPaspor,
    noKitas: row.transformed('noKitas', toUpper),
    negara,
    nama: row.transformed('nama', normalizeName),
    tempatLahir: row.text('tempatLahir'),
    tanggalLahir: row.birthDay('tanggalLahir', nik),
    jenisKelamin: row.read('jenisKelamin', parseSex),
    noHP: row.transformed('noHP', normalizePhone),
    email: row.transformed('email', text => text.toLowerCase()),
    alamat: row.text('alamat'),
    kabKota: row.lookup('kabKota', finders.kabKota),
    kecamatan: row.text('kecamatan'),
    kelurahan: row.text('kelurahan'),
    kodePos: row.transformed('kodePos', cleanInteger),
    kategori: row.lookup('kategori', finders.kategori),
    penanggung: row.identity('penanggung'),
    nip: row.transformed('nip', cleanInteger),
    pekerjaan: row.text('pekerjaan'),
    kodeFaskes: row.transformed('kodeFaskes', text => toUpper(cleanInteger(text))),
    rencanaTanggal: row.day('rencanaTanggal'),
    // A named illness counts as yes; its name is health data and is not stored.
    komorbid: comorbidityText !== null && (parseYesNo(comorbidityText) ?? true),
    persetujuan: row.consent('persetujuan'),
    vaksinPrimer: row.transformed('vaksinPrimer', toVaccine),
    tanggalDosis1: row.day('tanggalDosis1'),
    tanggalDosis2: row.day('tanggalDosis2'),
    faskesDosis2: row.text('faskesDosis2'),
    jenisBooster: row.transformed('jenisBooster', toVaccine),
    tanggalBooster: row.day('tanggalBooster'),
    batch: row.transformed('batch', toUpper),
    faskesPelaksana: row.text('faskesPelaksana'),
    statusCek: row.read('statusCek', parseSmartCheckLabel),
    keteranganCek: row.text('keteranganCek'),
  };
  return { values, issues: row.issues, original: row.original };
}

/** Returns the cell text of a field; the inverse of `parseRow`, used for correction files. */
export function cellText(values: RowValues, field: ColumnField): string {
  if (field === 'no') return '';
  if (field === 'isWNI') return values.isWNI ? 'WNI' : 'WNA';
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Y' : 'T';
  return value ?? '';
}
