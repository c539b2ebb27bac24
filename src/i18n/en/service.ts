import { taxUnits } from './taxUnits.ts';
import type { service as indonesian } from '../id/service.ts';
import type { Translated } from '../messages.ts';
import { price } from './price.ts';
import { kelasPajak } from './product.ts';

/** English messages of services: `resources.service.*`. */
export const service: Translated<typeof indonesian> = {
  noun: 'service',
  lead: 'The first fee is filled in here; later fees are added with the day on which they begin.',
  count: '%{smart_count} service |||| %{smart_count} services',
  empty: 'Injection and logistics services appear here.',
  first: 'Begin by adding one.',
  fields: {
    id: 'Number',
    kode: 'Code',
    nama: 'Name of the service',
    tipe: 'Type',
    minPeserta: 'Fewest participants',
    termasuk: 'Included in the fee',
    kodeBarangJasa: 'Code on tax invoices',
    satuanFaktur: 'Unit on tax invoices',
    kelasPajak: 'Tax class',
    pphKode: 'PPh code',
    tarifPerDosis: 'Fee per dose',
    ...price.fields,
    isActive: 'Status',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    kodeBarangJasa:
      '6 digits of the list of Coretax, for example 250102 medical services; general is 000000.',
    satuanFaktur: 'Unit of the list of Coretax; it has no doses, so Other is used.',
    kode: 'A short code that no other service uses, for example SUNTIK-KLINIK.',
    minPeserta: 'Leave it empty if there is no limit.',
    tarifPerDosis: price.help.harga,
    berlakuSampai: price.help.berlakuSampai,
    noSK: price.help.noSK,
  },
  satuanFaktur: taxUnits,
  tipe: {
    SUNTIK_KLINIK: 'Injection at a clinic',
    SUNTIK_ONSITE: 'Injection at the company',
    LOGISTIK: 'Logistics',
    PAKET: 'Package',
  },
  termasuk: {
    APD: 'Personal protective equipment (APD)',
    NAKES: 'Health workers',
    LIMBAH: 'Waste management',
    SERTIFIKAT: 'Vaccination certificate',
  },
  kelasPajak,
  minPeserta: { unit: 'people' },
  isActive: { true: 'Active', false: 'Inactive' },
  page: {
    number: 'Code %{id}',
    copy: 'Copy the service code',
  },
  section: {
    price: 'Fee',
    details: 'Service',
    tax: 'Tax',
    changes: 'Changes',
  },
  action: {
    nonaktif: {
      label: 'Deactivate',
      text: 'This service cannot be chosen for new orders any more. Existing orders do not change.',
      done: '%{what} deactivated',
      already: 'Already inactive.',
    },
    aktif: {
      label: 'Activate',
      text: 'This service can be chosen for new orders again.',
      done: '%{what} activated',
      already: 'Already active.',
    },
  },
};
