import { peserta } from './peserta.ts';

const fields = {
  ...peserta.fields,
  vaksinPrimer: 'Vaksin primer',
  tanggalDosis1: 'Tanggal dosis 1',
  tanggalDosis2: 'Tanggal dosis 2',
  faskesDosis2: 'Faskes dosis 2',
  jenisBooster: 'Jenis booster',
  tanggalBooster: 'Tanggal booster',
  batch: 'Nomor batch',
  faskesPelaksana: 'Faskes pelaksana',
  rencanaTanggal: 'Rencana tanggal booster',
  tanggalVaksinasi: 'Tanggal booster',
  TanggalVaksinasi: 'Tanggal booster',
  statusVaksinasi: 'Pemberian booster',
  isEligible: 'Kelayakan',
  layakMulai: 'Layak mulai',
  noTiket: 'Nomor tiket',
};

const booster = {
  ...peserta,
  noun: 'peserta booster',
  count: '%{smart_count} peserta booster',
  empty: 'Peserta booster yang diunggah, atau didaftarkan dari peserta reguler, tampil di sini.',
  first: 'Mulailah dengan mengunggah berkas.',
  fields,
  help: {
    ...peserta.help,
    vaksinPrimer: 'Vaksin dosis 1 dan 2, seperti di sertifikat.',
    rencanaTanggal: 'Pada hari buka faskes, setelah jarak dari dosis 2 cukup.',
    batch: 'Seperti tercetak di sertifikat atau kartu vaksin.',
  },
  vaccine: { known: '%{name} (%{maker})', other: 'Lainnya', name: 'Nama vaksin lain (%{label})' },
  isEligible: { true: 'Layak', false: 'Belum layak' },
  statusVaksinasi: {
    ...peserta.statusVaksinasi,
    BELUM: 'Belum diberikan',
    SELESAI: 'Sudah diberikan',
  },
  section: {
    ...peserta.section,
    before: 'Dosis sebelumnya',
    booster: 'Booster',
    elsewhere: 'Booster yang sudah diberikan',
  },
  eligibility: {
    yes: 'Layak menerima booster berikutnya. %{reason}.',
    no: 'Belum layak menerima booster berikutnya. %{reason}.',
    done: 'Sudah booster; berikutnya belum boleh. %{reason}.',
    since: 'Menurut dosis lain orang ini yang tercatat, boleh sejak %{day}',
    from: 'Menurut dosis lain orang ini yang tercatat, baru boleh mulai %{day}',
    checked: 'Terakhir diperiksa %{when}.',
  },
};

/** Messages of boosters: `resources.booster.*` and `resources.boosterEksternal.*`. */
export const boosterMessages = {
  booster,
  boosterEksternal: {
    ...booster,
    noun: 'booster eksternal',
    count: '%{smart_count} booster eksternal',
    empty: 'Booster yang sudah diberikan di tempat lain tampil di sini.',
    first: 'Mulailah dengan mengunggah berkasnya.',
  },
};
