import { boosterMessages } from './booster.ts';
import { peserta } from './peserta.ts';
import { voucher } from './voucher.ts';

const { booster } = boosterMessages;

/** Messages of participants with a voucher: `resources.pesertaVoucher.*`. */
export const pesertaVoucher = {
  ...peserta,
  noun: 'peserta voucher',
  count: '%{smart_count} peserta voucher',
  empty: 'Peserta yang diisi dari voucher tampil di sini.',
  first: 'Mulailah dengan memeriksa kode voucher di Input peserta voucher.',
  fields: {
    ...booster.fields,
    ...peserta.fields,
    vaccinationType: 'Jenis vaksinasi',
    statusVoucher: 'Voucher',
    dosisDiberikan: 'Dosis diberikan',
  },
  help: {
    ...peserta.help,
    vaksinPrimer: booster.help.vaksinPrimer,
    idFaskes: 'Faskes yang menerima voucher ini.',
  },
  section: { ...peserta.section, before: booster.section.before },
  vaccinationType: { '0': 'Reguler', '1': 'Booster', '2': 'Booster eksternal' },
  statusVoucher: voucher.status,
  no_voucher: 'Tanpa voucher',
  enter: 'Input peserta voucher',
};

/** The same for a company, whose participants are entered at the facilities. */
export const pesertaVoucherOwn = {
  ...pesertaVoucher,
  empty: 'Peserta tampil di sini setelah faskes mengisi datanya dari voucher perusahaan Anda.',
};
