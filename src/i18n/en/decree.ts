import type { decree as indonesian } from '../id/decree.ts';

/** Messages of decrees under which the government bears the PPN: `resources.decree.*`. */
export const decree: typeof indonesian = {
  noun: 'decree',
  lead: 'An invoice with PPN that the government bears is issued only while a decree applies. Those of 2021 and 2022 are known.',
  count: '%{smart_count} decree |||| %{smart_count} decrees',
  empty: 'Decrees on PPN that the government bears appear here.',
  first: 'Record the decree that applies now, or change the tax class of the product.',
  fields: {
    id: 'Number',
    aturan: 'Decree',
    fasilitas: 'Facility code',
    berlakuMulai: 'Applies from',
    berlakuSampai: 'Applies until',
    pada: 'Applies on',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    aturan: 'As cited on invoices, such as PMK 226/PMK.03/2021 jo. PMK 113/PMK.03/2022.',
    fasilitas:
      'The last two digits of the code of additional information of a tax invoice 07 in Coretax.',
    berlakuSampai: 'Its last day; leave it empty until it is known.',
  },
  action: {
    delete: {
      text: 'Issued invoices still cite it. The next invoice with PPN DTP needs another decree.',
    },
  },
};
