import type { libur as indonesian } from '../id/libur.ts';
import type { Translated } from '../messages.ts';

/** Messages of holidays: `resources.libur.*`. */
export const libur: Translated<typeof indonesian> = {
  noun: 'holiday',
  lead: 'Facilities are closed on holidays: neither participants nor deliveries can be planned. National holidays apply to all facilities.',
  count: '%{smart_count} holiday |||| %{smart_count} holidays',
  empty: 'National holidays and holidays of facilities appear here.',
  first: 'Add a day on which a facility is closed apart from its weekly schedule.',
  planned:
    'Participants planned on that day: %{peserta}. Their plans stay; move them if necessary.',
  national: 'National holidays are changed by the portal administrators only.',
  fields: {
    id: 'Number',
    tanggal: 'Day',
    nama: 'Name of the holiday',
    jenis: 'Kind',
    idFaskes: 'Facility',
    namaFaskes: 'Facility',
    tahun: 'Year',
    direncanakan: 'Planned participants',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    nama: 'Such as Independence Day, or staff training.',
    idFaskes: 'Leave empty for a national holiday, which applies to all facilities.',
  },
  jenis: { NASIONAL: 'National', FASKES: 'Facility' },
  action: {
    delete: {
      text: 'Facilities are open on that day again, according to their weekly schedule.',
    },
  },
  question: {
    title: 'Close on %{hari} although people are planned?',
    text: '%{peserta} people are planned on that day. Their plans stay until they are moved.',
    queue: 'View the people of %{hari}',
    save: 'Save holiday',
  },
};
