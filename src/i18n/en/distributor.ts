import type { distributor as indonesian } from '../id/distributor.ts';
import type { Translated } from '../messages.ts';

/** Messages of distributors: `resources.distributor.*`. */
export const distributor: Translated<typeof indonesian> = {
  noun: 'distributor',
  lead: 'Distributors deliver vaccine to facilities and sign the BAST. One with an expired licence cannot be chosen.',
  count: '%{smart_count} distributor |||| %{smart_count} distributors',
  empty: 'Distributors that deliver vaccine appear here.',
  first: 'Add one before you prepare a work order.',
  fields: {
    id: 'Number',
    nama: 'Distributor name',
    npwp: 'NPWP',
    alamat: 'Address',
    kabKota: 'Regency or city',
    namaKontak: 'Contact name',
    hpKontak: 'Contact mobile number',
    emailKontak: 'Contact email',
    noIzin: 'PBF licence number',
    izinSampai: 'Licence valid until',
    isActive: 'Status',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    npwp: '15 or 16 digits.',
    noIzin: 'The licence number as a pharmaceutical wholesaler.',
    izinSampai: 'After this day the distributor cannot be chosen any more.',
  },
  isActive: { true: 'Active', false: 'Inactive' },
  section: { details: 'Distributor', contact: 'Contact', permit: 'Licence' },
  action: {
    nonaktif: {
      label: 'Deactivate',
      text: 'The distributor cannot be chosen any more. Existing work orders do not change.',
      done: '%{what} deactivated',
      already: 'Already inactive.',
    },
    aktif: {
      label: 'Activate',
      text: 'The distributor can be chosen for work orders again.',
      done: '%{what} activated',
      already: 'Already active.',
    },
  },
};
