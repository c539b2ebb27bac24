import type { pemrosesan as indonesian } from '../id/pemrosesan.ts';
import type { Translated } from '../messages.ts';
import { retentionNames } from '#contract/core/messages/en/retention.ts';
import {
  basisNames,
  dataClassNames,
  purposeNames,
  purposeRecipients,
} from '#contract/core/messages/en/processing.ts';
import { roleNames } from '#contract/core/messages/en/role.ts';

/** Messages of the register of processing: `resources.pemrosesan.*`. */
export const pemrosesan: Translated<typeof indonesian> = {
  noun: 'activity',
  count: '%{smart_count} activity |||| %{smart_count} activities',
  lead: 'Every call that carries personal data (Law 27/2022, Pasal 31): which data, for what, on which basis, by whom and for how long. Made from the contract of the portal, so that it is what runs.',
  empty: 'Activities of processing appear here.',
  section: { activity: 'Activity of processing' },
  fields: {
    id: 'Number',
    panggilan: 'Call',
    alamat: 'Address',
    kegiatan: 'Activity',
    data: 'Classes of data',
    pelaku: 'Roles',
    lama: 'Retention',
    kelasData: 'Classes of data',
    peran: 'Roles',
    tujuan: 'Purpose',
    dasar: 'Basis',
    penerima: 'Recipients',
    masaSimpan: 'Retention',
  },
  kelasData: dataClassNames,
  peran: { ...roleNames, PUBLIK: 'Without signing in' },
  tujuan: purposeNames,
  penerima: purposeRecipients,
  dasar: basisNames,
  masaSimpan: retentionNames,
};
