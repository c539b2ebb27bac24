import type { taxTexts as indonesian } from '../id/tax.ts';

/** Explanations of computed taxes ("cara hitung"), one step each. */
export const taxTexts: Record<keyof typeof indonesian, string> = {
  'tax.base': 'Tax base (DPP) %{dpp:rupiah}',
  'tax.otherBase':
    'DPP of another value: %{pembilang}/%{penyebut} × %{nilai:rupiah} = %{dpp:rupiah}',
  'tax.ppn.rate': 'PPN at %{tarif:percent} × %{dpp:rupiah} = %{ppn:rupiah} (%{aturan})',
  'tax.ppn.borne':
    'PPN of %{ppn:rupiah} is borne by the government, so the buyer does not pay it (%{aturan})',
  'tax.ppn.borneForBuyer':
    'PPN %{ppn:rupiah} is borne by the government, so the buyer does not pay it',
  'tax.ppn.borneWithoutDecree':
    'PPN of %{ppn:rupiah} is borne by the government. Its invoice is issued only while a decree applies that is recorded under Legal basis of PPN DTP',
  'tax.ppn.notSubject': '%{nilai:rupiah} is not subject to PPN (%{aturan})',
  'tax.ppn.exempt': '%{nilai:rupiah} is exempt from PPN (%{aturan})',
  'tax.pph.none': 'Not subject to PPh',
  'tax.pph.kind.PPH22_FARMASI': 'PPh 22 of the pharmaceutical industry',
  'tax.pph.kind.PPH22_BUMN': 'PPh 22 of purchases by state-owned companies',
  'tax.pph.kind.PPH23_JASA': 'PPh 23 of services',
  'tax.pph.rate': '%{jenis}: %{tarif:percent} × %{dasar:rupiah} = %{pph:rupiah} (%{aturan})',
  'tax.pph.withoutNpwp': 'The rate is doubled because there is no NPWP (%{aturan})',
  'tax.pph.collected': 'Collected by the seller: added to the invoice',
  'tax.pph.withheld': 'Withheld by the buyer: deducted from the payment',
  'tax.pph.skb': '%{jenis} 0%: SKB %{nomor} is valid until %{sampai:day}',
  'tax.pph.belowMinimum': '%{jenis} is not charged up to %{batas:rupiah} (%{aturan})',
  'tax.rounding':
    'Computed separately for the goods and the service of each line (amounts: %{n}), each rounded to the nearest rupiah, half a rupiah upwards',
  'tax.total.sub': 'Subtotal %{subTotal:rupiah}',
  'tax.total.ppn': 'Plus PPN %{ppn:rupiah}',
  'tax.total.borne': 'PPN of %{ppn:rupiah} is borne by the government',
  'tax.total.collected': 'Plus PPh %{pph:rupiah}',
  'tax.total.withheld': 'Minus PPh %{pph:rupiah}',
};
