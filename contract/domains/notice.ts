/**
 * A version of a notice on personal data, in Indonesian, the language of the law: what is processed, on which basis and
 * why, who receives it, for how long, and the rights of the person (articles 5 to 13, 20 and 21 of Law 27 of 2022).
 */
interface NoticeVersion {
  readonly version: number;
  /** First day on which it is shown. */
  readonly validFrom: string;
  readonly text: readonly string[];
  /** SHA-256 of the paragraphs, joined by line feeds, in hexadecimal. A consent refers to it. */
  readonly sha256: string;
}

/**
 * The notices and their versions, the latest last. `JAWABAN` is read by a participant who answers a question,
 * `PENDAFTARAN` is given to people before they are registered. A version is never changed; another text is a new one.
 */
export const notices = {
  JAWABAN: [
    {
      version: 1,
      validFrom: '2026-11-29',
      text: [
        'Perusahaan yang mendaftarkan Anda dan penyelenggara program vaksinasi memproses data pendaftaran Anda untuk melaksanakan vaksinasi, mencatat hasilnya, dan menerbitkan sertifikatnya.',
        'Jawaban Anda disimpan bersama data pendaftaran, dilihat oleh perusahaan yang mendaftarkan Anda, fasilitas kesehatan yang memvaksinasi, dan petugas program, dan dilaporkan kepada Kementerian Kesehatan sebagaimana diwajibkan.',
        'Anda berhak meminta salinan data Anda, memperbaikinya, menarik persetujuan, dan meminta penghapusan menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Hubungi perusahaan yang mendaftarkan Anda.',
        'Dengan mengirim jawaban, Anda menyatakan data itu benar dan setuju data itu diproses untuk tujuan tersebut.',
      ],
      sha256: '2f56d513a229cfbbbb7a338df5c372ab3e8efefa90a925ed5d8524e3b9c678ce',
    },
  ],
  PENDAFTARAN: [
    {
      version: 1,
      validFrom: '2026-11-29',
      text: [
        'Dasar dan tujuan: dengan persetujuan peserta, perusahaan yang mendaftarkan dan penyelenggara program vaksinasi memproses data peserta untuk mendaftarkan, menjadwalkan, memvaksinasi, mencatat hasilnya, dan menerbitkan bukti vaksinasi. Pencatatan medis dan pelaporan kejadian ikutan adalah kewajiban hukum.',
        'Data yang diproses: identitas, kontak, hubungan dengan perusahaan, rencana vaksinasi, dan ada tidaknya komorbid; di fasilitas kesehatan juga skrining, dosis, dan kejadian ikutan. Semuanya hanya untuk tujuan di atas.',
        'Penerima: perusahaan yang mendaftarkan, fasilitas kesehatan yang memvaksinasi, petugas program, dan Kementerian Kesehatan serta dinas kesehatan sebagaimana diwajibkan.',
        'Masa simpan: data peserta yang tidak divaksinasi dianonimkan dua tahun sesudah terakhir dipakai; rekam medis disimpan paling singkat 25 tahun sejak kunjungan terakhir.',
        'Hak peserta: meminta akses, salinan, perbaikan, pembatasan, dan penghapusan data, menarik persetujuan, serta mengajukan keberatan, menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, di halaman Data pribadi portal ini. Permintaan dijawab dalam 3 × 24 jam.',
      ],
      sha256: '159ee755634c4d72c7516627b9384063c7628916ebee17db7b227f09806a5033',
    },
  ],
} as const satisfies Record<string, readonly [NoticeVersion, ...NoticeVersion[]]>;

export type NoticeName = keyof typeof notices;

/** Returns the version of a notice that is shown now. */
export const currentNotice = (name: NoticeName): NoticeVersion => {
  const versions: readonly NoticeVersion[] = notices[name];
  return versions.at(-1) ?? notices[name][0];
};

/** A version of a notice as a consent refers to it, such as `PENDAFTARAN-1`. */
export const noticeId = (name: NoticeName): string => `${name}-${currentNotice(name).version}`;
