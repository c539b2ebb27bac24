import { calculateDocument, skbOf, type DocumentLine, type DocumentTotals } from '../tax/index.ts';
import type { OrderFacts } from './facts.ts';

/** A line with its prices, as far as a draft has them. */
export interface PricedLine {
  readonly jumlahDosis: number;
  readonly hargaSatuan: number;
  readonly kelasPajak: OrderFacts['produk'][number]['kelasPajak'];
  readonly layanan: {
    readonly tarif: number;
    readonly kelasPajak: OrderFacts['layanan'][number]['kelasPajak'];
    readonly pphKode: string | null;
  } | null;
}

/** The company's data that taxes depend on. */
export type TaxedCompany = Pick<
  OrderFacts['perusahaan'],
  'bentuk' | 'hasNpwp' | 'noSKB' | 'skbBerlakuSampai' | 'skbPenjual'
>;

/** Legal forms of state-owned companies, which withhold PPh 22 on what they buy (PMK 34/2017). */
const stateOwnedForms: readonly (string | null)[] = ['BUMN', 'PERUM'];

/** Returns the document lines of an order line: its vaccine and, in a package, its service. */
export function documentLines(
  line: PricedLine,
  company: { readonly bentuk: string | null },
): DocumentLine[] {
  const vaccine: DocumentLine = {
    jenis: 'PRODUK',
    jumlah: line.jumlahDosis,
    hargaSatuan: line.hargaSatuan,
    kelasPajak: line.kelasPajak,
    jenisPph: stateOwnedForms.includes(company.bentuk) ? 'PPH22_BUMN' : 'TANPA_PPH',
  };
  if (line.layanan === null) return [vaccine];
  const service: DocumentLine = {
    jenis: 'LAYANAN',
    jumlah: line.jumlahDosis,
    hargaSatuan: line.layanan.tarif,
    kelasPajak: line.layanan.kelasPajak,
    jenisPph: line.layanan.pphKode ? 'PPH23_JASA' : 'TANPA_PPH',
  };
  return [vaccine, service];
}

/**
 * Returns the amounts of an order with the taxes of a day. They are an estimate: each invoice is
 * taxed on its own day.
 * @param day `YYYY-MM-DD`
 */
export function orderTotals(
  lines: readonly PricedLine[],
  company: TaxedCompany,
  day: string,
): DocumentTotals {
  return calculateDocument({
    tanggal: day,
    baris: lines.flatMap(line => documentLines(line, company)),
    pembeli: { hasNpwp: company.hasNpwp, skb: skbOf(company) },
    // The seller is a company with NPWP.
    penjual: { hasNpwp: true, skb: company.skbPenjual },
  });
}
