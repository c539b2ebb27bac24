import { closedReason, holidayOn, weekdayOf } from '../jadwal/week.ts';
import { message, type Message } from '../../core/messages/message.ts';
import { addDays } from '../../core/values/day.ts';
import type { OrderFacts } from './facts.ts';
import { agreedDoses } from './floor.ts';
import type { CompleteOrder, OrderKind, OrderLineInput, OrderModel } from './record.ts';

/** Days between the submission of an order and its first day of vaccination. */
export const orderLeadDays = 7;

/** A line of the version that an amendment changes. */
export interface EarlierLine {
  readonly id: number;
  readonly idFaskes: number | null;
  readonly idProduk: number | null;
  readonly idLayanan: number | null;
  readonly tanggalVaksinasi: string | null;
  readonly jumlahDosis: number | null;
  readonly qtyDisetujui: number | null;
}

/** Issues by path of the field, such as `baris.0.jumlahDosis`. */
export type OrderIssues = Record<string, Message[]>;

type Product = OrderFacts['produk'][number];

/** The part of an order on which the messages of its lines depend. */
export type OrderOfLines = Pick<CompleteOrder, 'baris' | 'jenis' | 'model'>;

/** Returns the doses that complete the courses of a line's participants. */
export const completeCourses = (
  line: Pick<OrderLineInput, 'jumlahPeserta'>,
  product: Pick<Product, 'dosisPerOrang'>,
): number => line.jumlahPeserta * product.dosisPerOrang;

/**
 * Whether a product may be ordered: its type fits the kind of the order. A package is ordered as a
 * vaccine and a service, because each has a price and a tax of its own.
 */
export const fitsOrder = ({ tipe }: Pick<Product, 'tipe'>, jenis: OrderKind): boolean =>
  tipe === (jenis === 'BOOSTER' ? 'VAKSIN_BOOSTER' : 'VAKSIN_PRIMER');

/** Whether a line needs a service: vaccine in a package, whose price does not include the injection. */
export const needsService = ({ tipe }: Pick<Product, 'tipe'>, model: OrderModel): boolean =>
  model === 'PAKET_LAYANAN' && tipe !== 'PAKET_LAYANAN';

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function facilityIssue(line: OrderLineInput, facts: OrderFacts): Message | null {
  const facility = facts.faskes.find(({ id }) => id === line.idFaskes);
  if (!facility) return message('order.facilityNotServing');
  if (!facility.isActive) return message('order.facilityInactive', { nama: facility.name });
  if (facility.pernyataan === 'HABIS')
    return message('order.facilityExpired', { nama: facility.name });
  if (facility.pernyataan !== 'LENGKAP')
    return message('order.facilityIncomplete', { nama: facility.name });
  return null;
}

/** Returns the first day on which doses of a new order can be given. */
export const earliestDay = ({ hariIni }: Pick<OrderFacts, 'hariIni'>): string =>
  addDays(hariIni, orderLeadDays);

/** Returns why a line cannot be planned on its day, or null; without a facility only its earliest day is checked. */
export function dayIssue(
  line: { readonly idFaskes: number | null; readonly tanggalVaksinasi: string },
  facts: Pick<OrderFacts, 'faskes' | 'hariIni'>,
): Message | null {
  const earliest = earliestDay(facts);
  if (line.tanggalVaksinasi < earliest) return message('order.dayTooEarly', { hari: earliest });
  const facility = facts.faskes.find(({ id }) => id === line.idFaskes);
  return facility
    ? closedReason({ ...facility, nama: facility.name }, line.tanggalVaksinasi)
    : null;
}

function productIssue(
  order: OrderOfLines,
  line: OrderLineInput,
  facts: OrderFacts,
): Message | null {
  const product = facts.produk.find(({ id }) => id === line.idProduk);
  if (!product?.isActive) return message('order.productUnavailable');
  if (!fitsOrder(product, order.jenis)) {
    return message('order.productUnfit', { nama: product.name });
  }
  return product.hargaSatuan === null
    ? message('order.productUnpriced', { nama: product.name })
    : null;
}

function serviceIssue(
  order: OrderOfLines,
  line: OrderLineInput,
  facts: OrderFacts,
): Message | null {
  const product = facts.produk.find(({ id }) => id === line.idProduk);
  if (!product) return null;
  const service = facts.layanan.find(({ id }) => id === line.idLayanan);
  if (!needsService(product, order.model)) {
    return line.idLayanan == null ? null : message('order.serviceNotNeeded');
  }
  if (!service?.isActive) return message('order.serviceMissing');
  return service.tarifPerDosis === null
    ? message('order.serviceUnpriced', { nama: service.name })
    : null;
}

/** Finds the lines of a facility with a service. */
const atFacility =
  (idFaskes: number, idLayanan: number | null | undefined) =>
  (line: { readonly idFaskes: number | null; readonly idLayanan?: number | null }): boolean =>
    line.idFaskes === idFaskes && (line.idLayanan ?? null) === (idLayanan ?? null);

/** Whether an amendment orders fewer doses of the service of a line at its facility than were agreed. */
function hasFewerDoses(
  { baris }: OrderOfLines,
  { idFaskes, idLayanan }: OrderLineInput,
  earlier: readonly EarlierLine[],
): boolean {
  const isSame = atFacility(idFaskes, idLayanan);
  const ordered = sum(baris.filter(isSame), line => line.jumlahDosis);
  return ordered < sum(earlier.filter(isSame), agreedDoses);
}

/**
 * Returns what is wrong with the participants of a line: its service is worth the journey of the staff from a
 * number of people on, whom all lines of the facility with that service count towards.
 */
function participantsIssue(
  { baris }: OrderOfLines,
  { idFaskes, idLayanan }: OrderLineInput,
  facts: OrderFacts,
): Message | null {
  const service = facts.layanan.find(({ id }) => id === idLayanan);
  if (service?.minPeserta == null) return null;
  const jumlah = sum(baris.filter(atFacility(idFaskes, idLayanan)), line => line.jumlahPeserta);
  return jumlah < service.minPeserta
    ? message('order.serviceMinimum', { nama: service.name, batas: service.minPeserta, jumlah })
    : null;
}

/**
 * Validates the lines of an order against facilities, products and services. What an amendment
 * leaves as it was agreed is not validated again.
 * @param earlier lines of the version that is amended; a line continues the one with its id
 */
export function validateLines(
  order: OrderOfLines,
  facts: OrderFacts,
  earlier: readonly EarlierLine[] = [],
): OrderIssues {
  const issues: OrderIssues = {};
  const add = (path: string, issue: Message | null): void => {
    if (issue) issues[path] = [...(issues[path] ?? []), issue];
  };
  const seen = new Set<string>();
  order.baris.forEach((line, at) => {
    const before = earlier.find(({ id }) => id === line.id);
    const isSamePlace =
      before?.idFaskes === line.idFaskes && before.tanggalVaksinasi === line.tanggalVaksinasi;
    const isSameProduct =
      before?.idProduk === line.idProduk && before.idLayanan === (line.idLayanan ?? null);
    const hasAddedDoses = before !== undefined && line.jumlahDosis > agreedDoses(before);
    if (!isSamePlace || hasAddedDoses) add(`baris.${at}.idFaskes`, facilityIssue(line, facts));
    if (!isSamePlace) add(`baris.${at}.tanggalVaksinasi`, dayIssue(line, facts));
    if (!isSameProduct) {
      add(`baris.${at}.idProduk`, productIssue(order, line, facts));
      add(`baris.${at}.idLayanan`, serviceIssue(order, line, facts));
    }
    if (!isSamePlace || !isSameProduct || hasFewerDoses(order, line, earlier)) {
      add(`baris.${at}.jumlahPeserta`, participantsIssue(order, line, facts));
    }
    const key = `${line.idFaskes}/${line.idProduk}/${line.tanggalVaksinasi}`;
    // Doses that an amendment added have a line of their own beside the earlier ones.
    if (seen.has(key) && !before) add(`baris.${at}.tanggalVaksinasi`, message('order.lineTwice'));
    seen.add(key);
  });
  return issues;
}

/**
 * Returns what is wrong with the planned first delivery. An amendment can keep a day that has passed.
 */
function plannedDeliveryIssue(
  { tanggalRencana, baris }: Pick<CompleteOrder, 'baris' | 'tanggalRencana'>,
  { hariIni }: Pick<OrderFacts, 'hariIni'>,
  isAmendment: boolean,
): Message | null {
  if (tanggalRencana == null) return null;
  const [firstDay] = baris.map(line => line.tanggalVaksinasi).sort();
  if (firstDay !== undefined && tanggalRencana > firstDay) {
    return message('order.plannedTooLate', { hari: firstDay });
  }
  return tanggalRencana < hariIni && !isAmendment
    ? message('order.plannedTooEarly', { hari: hariIni })
    : null;
}

/**
 * Validates an order that is submitted: its lines, and their sums against the header.
 * @param earlier lines of the version that is amended; a line continues the one with its id
 */
export function validateOrder(
  order: CompleteOrder,
  facts: OrderFacts,
  earlier: readonly EarlierLine[] = [],
): OrderIssues {
  const issues = validateLines(order, facts, earlier);
  const add = (path: string, issue: Message | null): void => {
    if (issue) issues[path] = [...(issues[path] ?? []), issue];
  };
  add('tanggalRencana', plannedDeliveryIssue(order, facts, earlier.length > 0));
  const people = sum(order.baris, line => line.jumlahPeserta);
  if (people !== order.jumlahPeserta) {
    add(
      'jumlahPeserta',
      message('order.peopleDiffer', { baris: people, kepala: order.jumlahPeserta }),
    );
  }
  const doses = sum(order.baris, line => line.jumlahDosis);
  if (doses !== order.jumlahDosis) {
    add('jumlahDosis', message('order.dosesDiffer', { baris: doses, kepala: order.jumlahDosis }));
  }
  const completeDoses = (line: OrderLineInput): number => {
    const product = facts.produk.find(({ id }) => id === line.idProduk);
    return product ? completeCourses(line, product) : line.jumlahDosis;
  };
  const expected = sum(order.baris, completeDoses);
  if (!order.alasanDosis && order.baris.some(line => line.jumlahDosis !== completeDoses(line))) {
    add(
      'alasanDosis',
      doses === expected
        ? message('order.lineDosesNeedReason')
        : message('order.dosesNeedReason', { dosis: doses, seharusnya: expected }),
    );
  }
  if (!facts.perusahaan.isActive) add('bhbuId', message('order.companyInactive'));
  const isBooster = order.jenis === 'BOOSTER';
  if (
    order.pksId != null &&
    !(isBooster && facts.pksBooster.some(({ id }) => id === order.pksId))
  ) {
    add('pksId', message('order.boosterPksGone'));
  }
  return issues;
}

/** Open days that a line needs at its facility, and what is left of the last one. */
export interface DaySplit {
  readonly tanggal: string;
  readonly jumlahPeserta: number;
}

/** Latest day up to which people are spread, from the first day on. */
const longestSpreadDays = 365;

/**
 * Spreads the participants of a line over the open days of its facility, from its first day on, without
 * holidays.
 * @returns one entry per day; empty when the facility has no open day
 */
export function spreadOverOpenDays(
  line: Pick<OrderLineInput, 'jumlahPeserta' | 'tanggalVaksinasi'>,
  { hari: openDays, libur }: Pick<OrderFacts['faskes'][number], 'hari' | 'libur'>,
): DaySplit[] {
  const days: DaySplit[] = [];
  let left = line.jumlahPeserta;
  for (let offset = 0; left > 0 && offset < longestSpreadDays; offset += 1) {
    const tanggal = addDays(line.tanggalVaksinasi, offset);
    const capacity = openDays?.find(({ hari }) => hari === weekdayOf(tanggal))?.kapasitas ?? 0;
    if (capacity <= 0 || holidayOn(libur, tanggal)) continue;
    const jumlahPeserta = Math.min(left, capacity);
    days.push({ tanggal, jumlahPeserta });
    left -= jumlahPeserta;
  }
  return left > 0 ? [] : days;
}
