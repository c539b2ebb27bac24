import { message, type Message } from '../../core/messages/message.ts';
import { clauses } from '../pks/clock.ts';
import type { Order, OrderLine } from './record.ts';
import type { OrderIssues } from './validate.ts';

/** A line of an amendment; `id` names the line of the earlier version that it continues. */
interface AmendedLine {
  readonly id?: number | undefined;
  readonly idFaskes?: number | null | undefined;
  readonly idProduk?: number | null | undefined;
  readonly idLayanan?: number | null | undefined;
  readonly jumlahDosis?: number | null | undefined;
}

/** A line of the version in force, with what was shipped and received of it. */
type AgreedLine = Pick<
  OrderLine,
  | 'id'
  | 'idFaskes'
  | 'idLayanan'
  | 'idProduk'
  | 'jumlahDosis'
  | 'namaFaskes'
  | 'namaProduk'
  | 'qtyDisetujui'
  | 'qtyKirim'
  | 'qtyTerima'
>;

/** The version in force, and what its family has paid. */
interface AgreedOrder {
  readonly baris: readonly AgreedLine[];
  readonly totalHarga: number | null;
  readonly pph?: number | null;
  readonly dibayar: number | null;
}

/** Returns the doses of a line that were agreed: those that the seller accepted. */
export const agreedDoses = (line: Pick<OrderLine, 'jumlahDosis' | 'qtyDisetujui'>): number =>
  line.qtyDisetujui ?? line.jumlahDosis ?? 0;

/**
 * Returns what settles an order: its total, and the PPh that the company withholds (negative in
 * `pph`), which it pays with a withholding slip.
 */
export const settlingAmount = ({
  totalHarga,
  pph,
}: {
  readonly totalHarga: number | null;
  readonly pph?: number | null;
}): number => (totalHarga ?? 0) + Math.max(0, -(pph ?? 0));

/** Whether two lines are of the same product and service, so that a price can be kept. */
export const isSameProduct = (
  a: Pick<AmendedLine, 'idLayanan' | 'idProduk'>,
  b: Pick<AmendedLine, 'idLayanan' | 'idProduk'>,
): boolean => a.idProduk === b.idProduk && (a.idLayanan ?? null) === (b.idLayanan ?? null);

/** Returns the doses of a line that an amendment cannot take back. */
export const shippedDoses = (line: Pick<OrderLine, 'qtyKirim' | 'qtyTerima'>): number =>
  Math.max(line.qtyKirim, line.qtyTerima);

/** Returns what an amendment takes back although it is shipped or received, by field path. */
export function findShippedIssues(
  lines: readonly AmendedLine[],
  earlier: readonly AgreedLine[],
): OrderIssues {
  const issues: OrderIssues = {};
  for (const before of earlier) {
    const dosis = shippedDoses(before);
    if (dosis === 0) continue;
    const at = lines.findIndex(({ id }) => id === before.id);
    const line = lines[at];
    const nama = before.namaFaskes ?? '';
    if (!line) {
      issues['baris'] = [message('order.shippedLineRemoved', { nama, dosis })];
    } else if ((line.jumlahDosis ?? 0) < dosis) {
      issues[`baris.${at}.jumlahDosis`] = [message('order.belowShipped', { dosis })];
    } else if (line.idFaskes !== before.idFaskes || !isSameProduct(line, before)) {
      issues[`baris.${at}.idFaskes`] = [message('order.shippedLineMoved', { nama })];
    }
  }
  return issues;
}

/**
 * Returns lines whose added doses cannot get a line of their own, with the price of the day, because
 * no person could receive them.
 * @param isRepriced whether the added doses of a line have another price than the agreed ones
 */
export function findSplitIssues<
  L extends AmendedLine & { readonly jumlahPeserta?: number | null | undefined },
  E extends AgreedLine,
>(
  lines: readonly L[],
  earlier: readonly E[],
  isRepriced: (line: L, before: E) => boolean = () => true,
): OrderIssues {
  const issues: OrderIssues = {};
  lines.forEach((line, at) => {
    const before = earlier.find(({ id }) => id === line.id);
    const kept =
      before && isSameProduct(before, line) && isRepriced(line, before) ? agreedDoses(before) : 0;
    if (kept > 0 && (line.jumlahDosis ?? 0) > kept && (line.jumlahPeserta ?? 0) < 2) {
      issues[`baris.${at}.jumlahPeserta`] = [message('order.addedDosesNeedPerson')];
    }
  });
  return issues;
}

/** The terms of an order that its prices and invoices depend on. */
type Terms = Pick<Order, 'model' | 'skema'>;

/** Returns what an amendment changes although it is fixed: the model, and the scheme once invoiced. */
export function findFixedTermIssues(after: Terms, before: Terms, isInvoiced: boolean): OrderIssues {
  return {
    ...(after.model === before.model ? {} : { model: [message('order.modelFixed')] }),
    ...(after.skema === before.skema || !isInvoiced
      ? {}
      : { skema: [message('order.schemeFixed')] }),
  };
}

const dosesOfProduct = <L extends { readonly idProduk?: number | null | undefined }>(
  lines: readonly L[],
  idProduk: number | null,
  of: (line: L) => number,
): number =>
  lines.reduce((total, line) => (line.idProduk === idProduk ? total + of(line) : total), 0);

/**
 * Returns why an amendment takes back what is paid: it costs less than the payments, or has fewer
 * doses of a product than they cover. Paid quantities cannot be cancelled or refunded.
 * @param settling what settles the amendment
 */
export function findPaidIssue(
  lines: readonly AmendedLine[],
  settling: number,
  agreed: AgreedOrder,
): Message | undefined {
  const pasal = clauses.payment;
  const { baris } = agreed;
  const paid = agreed.dibayar ?? 0;
  if (paid === 0) return undefined;
  if (settling < paid) return message('order.belowPaid', { pasal, dibayar: paid });
  const share = Math.min(1, paid / Math.max(1, settlingAmount(agreed)));
  for (const { idProduk, namaProduk } of baris) {
    const covered = Math.floor(share * dosesOfProduct(baris, idProduk, agreedDoses));
    if (dosesOfProduct(lines, idProduk, line => line.jumlahDosis ?? 0) < covered) {
      return message('order.belowPaidDoses', { pasal, nama: namaProduk ?? '', dosis: covered });
    }
  }
  return undefined;
}
