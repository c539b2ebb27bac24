import type { OrderFacts } from '#contract/domains/order/facts.ts';
import {
  maxOrderLines,
  type Order,
  type OrderKind,
  type OrderModel,
} from '#contract/domains/order/record.ts';
import {
  completeCourses,
  earliestDay,
  fitsOrder,
  needsService,
  spreadOverOpenDays,
  type DaySplit,
} from '#contract/domains/order/validate.ts';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import type { LineValues } from '#src/kit/format/lineValues.ts';
import { parseInteger } from '#src/kit/format/number.ts';
import { formatPhone } from '#src/kit/format/phone.ts';

/** What the values of a line depend on. */
interface LineContext {
  readonly facts: OrderFacts;
  readonly jenis: OrderKind;
  readonly model: OrderModel | undefined;
}

/** Returns the whole number of a cell; 0 while it is none. */
export const numberIn = (row: LineValues, source: string): number => {
  const value = row[source];
  return typeof value === 'string' ? (parseInteger(value) ?? 0) : 0;
};

/** Returns the item that a cell refers to. */
export const chosenIn = <T extends { readonly id: number }>(
  items: readonly T[],
  row: LineValues,
  source: string,
): T | undefined => items.find(({ id }) => String(id) === row[source]);

/** Returns the doses of complete courses for a row; undefined while its product is not chosen. */
export function expectedDoses(row: LineValues, facts: OrderFacts): number | undefined {
  const product = chosenIn(facts.produk, row, 'idProduk');
  const jumlahPeserta = numberIn(row, 'jumlahPeserta');
  return product && jumlahPeserta > 0 ? completeCourses({ jumlahPeserta }, product) : undefined;
}

/** Returns the person in charge of a facility, as cells. */
const picOf = (row: LineValues, facts: OrderFacts): LineValues => {
  const facility = chosenIn(facts.faskes, row, 'idFaskes');
  return { namaPICFaskes: facility?.namaPIC ?? '', hpPICFaskes: formatPhone(facility?.noHP) };
};

/** Fills cells that are empty or still have the value they were filled with before. */
function refill(row: LineValues, filledBefore: LineValues, now: LineValues): LineValues {
  const filled = Object.entries(now).filter(
    ([source]) => row[source] === '' || row[source] === filledBefore[source],
  );
  return { ...row, ...Object.fromEntries(filled) };
}

/**
 * Completes a row after a change: the facility's person in charge, the doses of complete courses,
 * and no service where none is needed. What was entered by hand stays.
 */
export function completeLine(
  row: LineValues,
  before: LineValues,
  { facts, model }: Pick<LineContext, 'facts' | 'model'>,
): LineValues {
  let next = row;
  if (row['idFaskes'] !== before['idFaskes'])
    next = refill(next, picOf(before, facts), picOf(row, facts));
  if (row['jumlahPeserta'] !== before['jumlahPeserta'] || row['idProduk'] !== before['idProduk']) {
    const doses = (line: LineValues): LineValues => ({
      jumlahDosis: String(expectedDoses(line, facts) ?? ''),
    });
    next = refill(next, doses(before), doses(row));
  }
  const product = chosenIn(facts.produk, next, 'idProduk');
  return product && model !== undefined && !needsService(product, model)
    ? { ...next, idLayanan: '' }
    : next;
}

/** Returns the only item of a list as a cell; empty when there are several. */
const onlyId = (items: readonly { readonly id: number }[]): string =>
  items.length === 1 ? String(items[0]?.id ?? '') : '';

/** Returns the values of an added row: those of the row above, and what leaves no choice. */
export function newLine(rows: readonly LineValues[], context: LineContext): LineValues {
  const { facts, jenis, model } = context;
  const above: LineValues = rows.at(-1) ?? {};
  const products = facts.produk.filter(
    product => product.isActive && model !== undefined && fitsOrder(product, jenis),
  );
  const idProduk = above['idProduk'] || onlyId(products);
  const product = facts.produk.find(({ id }) => String(id) === idProduk);
  const isPackage = product && model !== undefined && needsService(product, model);
  const services = facts.layanan.filter(({ isActive }) => isActive);
  const { perusahaan } = facts;
  const empty: LineValues = {
    idFaskes: '',
    jumlahPeserta: '',
    jumlahDosis: '',
    namaPICFaskes: '',
    hpPICFaskes: '',
  };
  const row: LineValues = {
    ...empty,
    idFaskes: rows.length === 0 ? onlyId(facts.faskes.filter(({ isActive }) => isActive)) : '',
    idProduk,
    idLayanan: isPackage ? above['idLayanan'] || onlyId(services) : '',
    tanggalVaksinasi: above['tanggalVaksinasi'] ?? '',
    namaPICBHBU: above['namaPICBHBU'] ?? perusahaan.namaPIC ?? '',
    hpPICBHBU: above['hpPICBHBU'] ?? formatPhone(perusahaan.noHP),
  };
  return completeLine(row, empty, context);
}

/**
 * Returns the open days that a row needs at its facility; undefined while it has no facility, day or
 * participants, or begins on a closed day.
 */
export function openDaysOf(row: LineValues, facts: OrderFacts): readonly DaySplit[] | undefined {
  const facility = chosenIn(facts.faskes, row, 'idFaskes');
  const jumlahPeserta = numberIn(row, 'jumlahPeserta');
  const { tanggalVaksinasi } = row;
  if (!facility || jumlahPeserta <= 0 || !facility.hari?.length) return undefined;
  if (typeof tanggalVaksinasi !== 'string' || !isIsoDate(tanggalVaksinasi)) return undefined;
  return spreadOverOpenDays({ jumlahPeserta, tanggalVaksinasi }, facility);
}

/**
 * Splits a row over open days. Its doses are divided in proportion to the participants; the first
 * part keeps the id and takes the remainder.
 */
export function splitLine(row: LineValues, days: readonly DaySplit[]): LineValues[] {
  const people = days.reduce((sum, { jumlahPeserta }) => sum + jumlahPeserta, 0);
  const doses = numberIn(row, 'jumlahDosis');
  const parts = days.map(({ jumlahPeserta }) => Math.floor((doses * jumlahPeserta) / people));
  const remainder = doses - parts.reduce((sum, part) => sum + part, 0);
  return days.map(({ tanggal, jumlahPeserta }, at) => ({
    ...row,
    ...(at > 0 && 'id' in row ? { id: '' } : {}),
    jumlahPeserta: String(jumlahPeserta),
    jumlahDosis: doses === 0 ? '' : String((parts[at] ?? 0) + (at === 0 ? remainder : 0)),
    tanggalVaksinasi: tanggal,
  }));
}

/** Whether the rows of a split fit into an order. */
export const fitsLines = (rows: readonly LineValues[], days: readonly DaySplit[]): boolean =>
  rows.length - 1 + days.length <= maxOrderLines;

/**
 * Returns an order as the start of another one: new lines, no days that are too early, and no
 * agreement that is not offered.
 */
export function copyOfOrder(
  source: Order,
  { hariIni, pksBooster }: Pick<OrderFacts, 'hariIni' | 'pksBooster'>,
): Order {
  const earliest = earliestDay({ hariIni });
  const stillPossible = (day: string | null): string | null =>
    day !== null && day >= earliest ? day : null;
  return {
    ...source,
    pksId: pksBooster.some(({ id }) => id === source.pksId) ? source.pksId : null,
    tanggalRencana: stillPossible(source.tanggalRencana),
    alasanDosis: null,
    baris: source.baris.map(({ id: _id, ...line }) => ({
      ...line,
      tanggalVaksinasi: stillPossible(line.tanggalVaksinasi),
    })) as Order['baris'],
  };
}
