import type { ComparedOrder } from '#contract/domains/order/amendment.ts';
import { orderFields, type Order, type OrderLine } from '#contract/domains/order/record.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a version, as typed or as stored, in the form in which two versions are compared.
 * @param idOf id of the earlier version's line that a line continues
 */
export const comparedOrder = <L extends Values>(
  version: Values & { readonly baris: readonly L[] },
  idOf: (line: L) => number | undefined,
): ComparedOrder => ({
  header: Object.fromEntries(Object.keys(orderFields).map(name => [name, version[name]])),
  baris: version.baris.map(line => ({ ...line, id: idOf(line) })),
});

/** Returns an order with the doses that were agreed, from which an amendment starts. */
export function agreedOrder(order: Order): Order {
  return {
    ...order,
    alasanAmandemen: null,
    jumlahDosis: order.dosisDisetujui ?? order.jumlahDosis,
    baris: order.baris
      .map(line => ({ ...line, jumlahDosis: line.qtyDisetujui ?? line.jumlahDosis }))
      .filter(({ jumlahDosis }) => jumlahDosis !== 0),
  };
}

/** What the lines of added doses have in common with the line that they add to. */
const placeFields = ['idFaskes', 'idProduk', 'idLayanan', 'tanggalVaksinasi'] as const;

/**
 * Joins the lines of added doses, which the server separates because of their price, with the lines
 * that they add to. Nobody can enter a second line for the same place and day.
 */
export function joinAddedDoses(order: Order): Order {
  const joined: OrderLine[] = [];
  for (const line of order.baris) {
    const at =
      line.asalBaris === null
        ? joined.findIndex(
            one => one.asalBaris !== null && placeFields.every(name => one[name] === line[name]),
          )
        : -1;
    const earlier = joined[at];
    if (!earlier) {
      joined.push(line);
      continue;
    }
    joined[at] = {
      ...earlier,
      jumlahPeserta: (earlier.jumlahPeserta ?? 0) + (line.jumlahPeserta ?? 0),
      jumlahDosis: (earlier.jumlahDosis ?? 0) + (line.jumlahDosis ?? 0),
    };
  }
  return { ...order, baris: joined };
}

/** Names of what a line refers to, by the field with the id. */
const nameFields = {
  idFaskes: 'namaFaskes',
  idProduk: 'namaProduk',
  idLayanan: 'namaLayanan',
} as const satisfies Partial<Record<keyof OrderLine, keyof OrderLine>>;

/** Returns the name that stored lines give to what one of them refers to. */
export function lineName(
  lines: readonly OrderLine[],
  field: string,
  id: unknown,
): string | undefined {
  if (!isReference(field)) return undefined;
  return lines.find(line => line[field] === id)?.[nameFields[field]] ?? undefined;
}

const isReference = (field: string): field is keyof typeof nameFields =>
  Object.hasOwn(nameFields, field);
