import type { priceCeiling as indonesian } from '../id/priceCeiling.ts';

/** Messages of the decrees with price ceilings: `resources.priceCeiling.*`. */
export const priceCeiling: typeof indonesian = {
  noun: 'decree',
  lead: 'A price does not exceed the ceiling of the Ministry of Health on its days. A ceiling applies until the next decree changes it.',
  count: '%{smart_count} decree |||| %{smart_count} decrees',
  empty: 'Decrees of the Ministry of Health with price ceilings appear here.',
  first: 'Record the decree that limits prices now.',
  begun:
    'This decree is in force, so it cannot be changed or deleted. Record the decree that replaces it.',
  exceeding:
    'The price of %{nama}, %{harga}, exceeds the new ceiling. Add the price that replaces it.',
  fields: {
    id: 'Number',
    nomor: 'Number of the decree (KMK)',
    tanggal: 'Date of the decree',
    judul: 'Title',
    berlakuMulai: 'In force from',
    batasVaksin: 'Ceiling of vaccines',
    batasLayanan: 'Ceiling of services',
    melampaui: 'Prices that exceed it',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  section: { decree: 'Decree of the Minister of Health', ceilings: 'Ceilings per dose' },
  help: {
    nomor: 'Without the words before it, such as HK.01.07/MENKES/4643/2021.',
    judul: 'As written after the word "tentang".',
    berlakuMulai: 'A price is checked by the decree that is in force on its day.',
    batasVaksin: 'Whole rupiah, without tax. Leave it empty if this decree does not change it.',
    batasLayanan:
      'Whole rupiah, without tax. Leave it empty if this decree does not change it. The ceiling of a package is the sum of both.',
  },
  question: {
    title: 'Record a decree that is in force since %{hari}?',
    text: 'The decree applies at once, so it cannot be changed or deleted after it was saved. Recorded prices stay.',
    save: 'Record the decree',
  },
  action: {
    delete: { text: 'The ceilings before it go on.' },
  },
};
