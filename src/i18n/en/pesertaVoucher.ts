import type {
  pesertaVoucher as indonesian,
  pesertaVoucherOwn as indonesianOwn,
} from '../id/pesertaVoucher.ts';
import type { Translated } from '../messages.ts';
import { boosterMessages } from './booster.ts';
import { peserta } from './peserta.ts';
import { voucher } from './voucher.ts';

const { booster } = boosterMessages;

/** English messages of participants with a voucher: `resources.pesertaVoucher.*`. */
export const pesertaVoucher: Translated<typeof indonesian> = {
  ...peserta,
  noun: 'voucher participant',
  count: '%{smart_count} voucher participant |||| %{smart_count} voucher participants',
  empty: 'Participants entered from a voucher appear here.',
  first: 'Begin by checking a voucher code at Fill in a voucher participant.',
  fields: {
    ...booster.fields,
    ...peserta.fields,
    vaccinationType: 'Vaccination type',
    statusVoucher: 'Voucher',
    dosisDiberikan: 'Doses given',
  },
  help: {
    ...peserta.help,
    vaksinPrimer: booster.help.vaksinPrimer,
    idFaskes: 'The facility that accepted this voucher.',
  },
  section: { ...peserta.section, before: booster.section.before },
  vaccinationType: { '0': 'Regular', '1': 'Booster', '2': 'External booster' },
  statusVoucher: voucher.status,
  no_voucher: 'Without a voucher',
  enter: 'Fill in a voucher participant',
};

/** The same for a company, whose participants are entered at the facilities. */
export const pesertaVoucherOwn: Translated<typeof indonesianOwn> = {
  ...pesertaVoucher,
  empty:
    'Participants appear here after a facility has entered their data from a voucher of your company.',
};
