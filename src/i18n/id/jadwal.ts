import {
  weekdayName,
  weekdays,
  type DayHoursField,
  type Weekday,
} from '#contract/domains/jadwal/week.ts';

/** Label of each day field, before the day's name. */
const dayFieldLabels = {
  aktif: 'Buka hari',
  buka: 'Jam buka',
  tutup: 'Jam tutup',
  istirahatMulai: 'Awal istirahat',
  istirahatSelesai: 'Akhir istirahat',
  kapasitas: 'Kapasitas',
} satisfies Record<DayHoursField, string>;

const days = Object.fromEntries(weekdays.map(hari => [hari, weekdayName(hari)])) as Record<
  `${Weekday}`,
  string
>;

/** 'Jam buka Senin' for `buka1`, and 'Senin' for `senin`, as audit entries name a day. */
const fields = {
  ...(Object.fromEntries(
    weekdays.flatMap(hari =>
      Object.entries(dayFieldLabels).map(([name, text]) => [
        name + String(hari),
        `${text} ${days[hari]}`,
      ]),
    ),
  ) as Record<`${DayHoursField}${Weekday}`, string>),
  senin: days[1],
  selasa: days[2],
  rabu: days[3],
  kamis: days[4],
  jumat: days[5],
  sabtu: days[6],
  minggu: days[7],
};

/** Messages of a facility's weekly schedule: `resources.jadwal.*`. */
export const jadwal = {
  noun: 'jadwal',
  fields,
  day: days,
  page: {
    title: 'Jadwal %{name}',
    lead: 'Jam buka faskes setiap minggu, menurut waktu setempat (%{zone}). Peserta hanya dapat direncanakan pada hari buka.',
    changed: 'Diubah: %{text}',
    saved: 'Jadwal %{name} disimpan',
  },
  head: {
    day: 'Hari',
    opens: 'Jam buka',
    closes: 'Jam tutup',
    break: 'Istirahat (opsional)',
    capacity: 'Kapasitas',
    bar: 'Sepanjang hari',
  },
  input: {
    buka: 'Jam buka',
    tutup: 'Jam tutup',
    istirahatMulai: 'Awal istirahat (opsional)',
    istirahatSelesai: 'Akhir istirahat (opsional)',
    kapasitas: 'Kapasitas',
    people: 'orang',
    open: 'buka',
    closed: 'Tutup',
  },
  help: 'Tulis jam seperti 08:00, 8.30 atau 830.',
  copy: {
    label: 'Salin ke hari lain',
    label_of: 'Salin %{day} ke hari lain',
    title: 'Salin jadwal %{day} ke hari lain',
    text: '%{what}. Pilih hari yang akan disamakan; isinya sekarang diganti.',
    legend: 'Salin ke',
    workdays: 'Senin–Jumat',
    all: 'Semua hari',
    none: 'Pilih paling sedikit satu hari.',
    confirm: 'Salin ke %{smart_count} hari',
    choose: 'Salin',
    done: 'Jadwal %{day} disalin ke %{days}. Belum disimpan.',
  },
  summary: {
    hours: '%{from}–%{until}',
    break: 'istirahat %{from}–%{until}',
    capacity: 'kapasitas %{smart_count} orang',
    closed: 'Tutup',
    incomplete: 'Belum lengkap',
  },
  total: {
    label: 'Jumlah seminggu',
    days: 'Hari buka',
    days_value: '%{smart_count} hari',
    hours: 'Jam buka',
    hours_value: '%{smart_count} jam',
    hours_minutes: '%{smart_count} jam %{minutes} menit',
    capacity: 'Kapasitas',
    capacity_value: '%{smart_count} orang',
  },
  holidays: {
    title: 'Libur mendatang',
    national: 'nasional',
    own: 'faskes ini',
    none: 'Tidak ada libur mendatang yang tercatat.',
    all: 'Semua hari libur',
  },
  empty: {
    title: 'Jadwal belum ada',
    text: 'Nyalakan hari-hari saat faskes buka, lalu isi jam dan kapasitasnya. Anda juga dapat mulai dari minggu yang lazim dan mengubahnya; tidak ada yang tersimpan sebelum Anda menekan Simpan.',
    usual: 'Isi Senin–Jumat 08:00–16:00',
    read: 'Faskes ini belum memiliki jadwal. Peserta dapat direncanakan pada hari apa saja selain hari libur.',
    closed:
      'Semua hari tutup: selama begini tidak ada peserta yang dapat direncanakan di faskes ini.',
  },
  affected: {
    title: 'Simpan walau ada peserta yang direncanakan?',
    text: '%{people} peserta direncanakan pada %{days} hari yang ditutup atau tidak cukup kapasitasnya. Rencana mereka tetap sampai dipindahkan.',
    closed: '%{day}: %{people} peserta, tutup',
    full: '%{day}: %{people} peserta, kapasitas %{capacity}',
    more: 'dan %{days} hari lagi',
    save: 'Simpan jadwal',
  },
  capacity: {
    differs:
      'Kapasitas sehari di data faskes %{stated} orang, sedangkan jadwal ini paling banyak %{most}. Samakan bila salah satunya keliru.',
    open: 'Data faskes',
  },
};
