import { agreedDoses } from './floor.ts';
import type { OrderLine } from './record.ts';

/** A line of the version in force, as far as its payment depends on it. */
type PricedLine = Pick<
  OrderLine,
  'hargaLayanan' | 'hargaSatuan' | 'id' | 'jumlahDosis' | 'qtyDisetujui' | 'qtyKirim'
>;

/** Returns the price of a dose without taxes, with its service. */
export const priceOfDose = (line: Pick<OrderLine, 'hargaLayanan' | 'hargaSatuan'>): number =>
  (line.hargaSatuan ?? 0) + (line.hargaLayanan ?? 0);

/** Returns what was shipped of lines, without taxes. */
export const shippedValue = (
  lines: readonly Pick<OrderLine, 'hargaLayanan' | 'hargaSatuan' | 'qtyKirim'>[],
): number => lines.reduce((total, line) => total + line.qtyKirim * priceOfDose(line), 0);

/**
 * Returns the doses of each line that are paid, by id: all that were shipped, and as many of the
 * others as the rest of the money pays, those that were ordered first before those that an amendment
 * added.
 * @param lines in the order in which they were ordered
 * @param released value of the version that is paid in full, without taxes
 */
export function paidDoses(
  lines: readonly PricedLine[],
  released: number,
): ReadonlyMap<number, number> {
  let left = Math.max(0, released - shippedValue(lines));
  return new Map(
    lines.map(line => {
      const price = priceOfDose(line);
      const open = Math.max(0, agreedDoses(line) - line.qtyKirim);
      const paid =
        price === 0 ? (released > 0 ? open : 0) : Math.min(open, Math.floor(left / price));
      left -= paid * price;
      return [line.id, line.qtyKirim + paid];
    }),
  );
}
