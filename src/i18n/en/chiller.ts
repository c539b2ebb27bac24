import type { chiller as indonesian } from '../id/chiller.ts';
import type { Translated } from '../messages.ts';

/** English messages of chillers: `resources.chiller.*`. */
export const chiller: Translated<typeof indonesian> = {
  noun: 'chiller',
  lead: 'Where facilities store vaccine. The capacity of a facility is the sum of its chillers.',
  count: '%{smart_count} chiller |||| %{smart_count} chillers',
  empty: 'Chillers that facilities list appear here.',
  first: 'List each chiller by the name that the staff know, then record the temperature of each.',
  fields: {
    id: 'Number',
    nama: 'Name of the chiller',
    kapasitas: 'Capacity',
    idFaskes: 'Facility',
    namaFaskes: 'Facility',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  kapasitas: { unit: 'doses' },
  help: {
    nama: 'Such as Chiller of the vaccine room. It is also looked for in the files of the logger.',
    kapasitas: 'Enter 0 while this chiller is not used.',
  },
  action: {
    delete: {
      text: 'Only a chiller without temperature readings can be deleted.',
    },
  },
};
