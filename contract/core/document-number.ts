/**
 * Numbers of issued documents, such as `INV/VGR/2026/00017`. The server draws them from one series
 * per kind and year (`server/platform/document-number/`); they are never entered by hand. A month in a number only
 * dates it.
 */

/** The kinds of documents that have numbers. */
export const documentKinds = [
  'order',
  'pks',
  'invoice',
  'payment',
  'nota',
  'workOrder',
  'voucherContract',
  'voucherTransaction',
  'certificate',
  'surat',
  'permintaanData',
  'insiden',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * The format of each kind: `YYYY`, `MM`, `ROMAN` (the month) and `#` (the serial number, with
 * leading zeros), which restarts at 1 each year.
 */
export const documentNumberFormats: Readonly<Record<DocumentKind, string>> = {
  order: 'PO/VGR/YYYY/MM/#####',
  pks: '###/PKS-VGR/BF/ROMAN/YYYY',
  invoice: 'INV/VGR/YYYY/#####',
  /** Of the receipt (kuitansi). */
  payment: 'KW/VGR/YYYY/#####',
  nota: 'NR/VGR/YYYY/#####',
  workOrder: 'WO/VGR/YYYY/#####',
  voucherContract: 'VC/VGR/YYYY/#####',
  voucherTransaction: 'VT/VGR/YYYY/#####',
  certificate: 'BV/VGR/YYYY/#######',
  surat: 'SRT/VGR/YYYY/#####',
  permintaanData: 'PDP/VGR/YYYY/#####',
  insiden: 'INS/VGR/YYYY/#####',
};

const romanMonths = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
] as const;

/** The parts of a number. `month` is null where the format does not show it. */
export interface DocumentNumber {
  readonly kind: DocumentKind;
  readonly year: number;
  readonly month: number | null;
  readonly serial: number;
}

const placeholder = /YYYY|MM|ROMAN|#+/g;

/**
 * Formats a number issued on a day (`YYYY-MM-DD`). A serial number that needs more digits than the
 * format has gets them.
 */
export function formatDocumentNumber(kind: DocumentKind, day: string, serial: number): string {
  const [year = '', month = ''] = day.split('-');
  return documentNumberFormats[kind].replace(placeholder, part => {
    if (part === 'YYYY') return year;
    if (part === 'MM') return month;
    if (part === 'ROMAN') return romanMonths[Number(month) - 1] ?? '';
    return String(serial).padStart(part.length, '0');
  });
}

const patternOf = (kind: DocumentKind): RegExp =>
  new RegExp(
    `^${documentNumberFormats[kind].replace(placeholder, part => {
      if (part === 'YYYY') return String.raw`(?<year>\d{4})`;
      if (part === 'MM') return String.raw`(?<month>0[1-9]|1[0-2])`;
      if (part === 'ROMAN') return `(?<roman>${romanMonths.join('|')})`;
      return String.raw`(?<serial>\d{${part.length}}|[1-9]\d{${part.length},8})`;
    })}$`,
  );

/**
 * Parses a document number as people type it, ignoring case and surrounding spaces; returns
 * undefined for anything else.
 */
export function parseDocumentNumber(text: string): DocumentNumber | undefined {
  const written = text.trim().toUpperCase();
  for (const kind of documentKinds) {
    const groups = patternOf(kind).exec(written)?.groups;
    if (!groups) continue;
    const roman = romanMonths.findIndex(name => name === groups['roman']) + 1;
    const month = groups['month'] === undefined ? roman : Number(groups['month']);
    const serial = Number(groups['serial']);
    if (serial === 0) return undefined;
    return { kind, year: Number(groups['year']), month: month === 0 ? null : month, serial };
  }
  return undefined;
}
