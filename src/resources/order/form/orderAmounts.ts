import type { OrderFacts } from '#contract/domains/order/facts.ts';
import { agreedDoses, isSameProduct } from '#contract/domains/order/floor.ts';
import type { OrderLine, OrderModel } from '#contract/domains/order/record.ts';
import { orderTotals, type PricedLine } from '#contract/domains/order/totals.ts';
import { needsService } from '#contract/domains/order/validate.ts';
import type { DocumentTotals } from '#contract/domains/tax/index.ts';
import type { LineValues } from '#src/kit/format/lineValues.ts';
import { chosenIn, numberIn } from './lineRules.ts';

/** A priced line with what its explanation names. */
export interface PricedRow extends PricedLine {
  readonly namaFaskes: string;
}

/** Returns the earlier line that a row continues, by the id of the row. */
type EarlierLine = (id: unknown) => OrderLine | undefined;

function pricedRow(
  row: LineValues,
  facts: OrderFacts,
  model: OrderModel,
  earlierLine: EarlierLine,
): PricedRow[] {
  const product = chosenIn(facts.produk, row, 'idProduk');
  const jumlahDosis = numberIn(row, 'jumlahDosis');
  if (!product || jumlahDosis <= 0) return [];
  const service = needsService(product, model)
    ? chosenIn(facts.layanan, row, 'idLayanan')
    : undefined;
  const namaFaskes = chosenIn(facts.faskes, row, 'idFaskes')?.name ?? '';
  const today: PricedRow = {
    namaFaskes,
    jumlahDosis,
    hargaSatuan: product.hargaSatuan ?? 0,
    kelasPajak: product.kelasPajak,
    layanan: service
      ? {
          tarif: service.tarifPerDosis ?? 0,
          kelasPajak: service.kelasPajak,
          pphKode: service.pphKode,
        }
      : null,
  };
  const earlier = earlierLine(row['id']);
  if (!earlier || !isSameProduct(earlier, { idProduk: product.id, idLayanan: service?.id }))
    return [today];
  const kept = Math.min(jumlahDosis, agreedDoses(earlier));
  const agreed: PricedRow = {
    ...today,
    jumlahDosis: kept,
    hargaSatuan: earlier.hargaSatuan ?? today.hargaSatuan,
    kelasPajak: earlier.kelasPajak ?? today.kelasPajak,
    layanan: today.layanan && { ...today.layanan, tarif: earlier.hargaLayanan ?? 0 },
  };
  return jumlahDosis > kept ? [agreed, { ...today, jumlahDosis: jumlahDosis - kept }] : [agreed];
}

/**
 * Returns the rows that have a product and doses with today's prices; the doses that an amendment
 * continues keep their price.
 */
export const pricedRows = (
  rows: readonly LineValues[],
  facts: OrderFacts,
  model: OrderModel,
  earlierLine: EarlierLine,
): PricedRow[] => rows.flatMap(row => pricedRow(row, facts, model, earlierLine));

/** Returns the amounts of rows with today's taxes; undefined when they are too large to compute. */
export function totalsOf(
  rows: readonly PricedRow[],
  { perusahaan, hariIni }: OrderFacts,
): DocumentTotals | undefined {
  try {
    return orderTotals(rows, perusahaan, hariIni);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
