/**
 * A version of the notice that a participant reads before they answer, in Indonesian, the language of the law. What is
 * processed, why, by whom, for how long, and the rights of the participant: articles 5 to 13, 20 and 21 of Law 27 of 2022
 * on the protection of personal data. Versions are never changed.
 */
export const notices = [
  {
    version: 1,
    text: [
      'Perusahaan yang mendaftarkan Anda dan penyelenggara program vaksinasi memproses data pendaftaran Anda untuk melaksanakan vaksinasi, mencatat hasilnya, dan menerbitkan sertifikatnya.',
      'Jawaban Anda disimpan bersama data pendaftaran, dilihat oleh perusahaan yang mendaftarkan Anda, fasilitas kesehatan yang memvaksinasi, dan petugas program, dan dilaporkan kepada Kementerian Kesehatan sebagaimana diwajibkan.',
      'Anda berhak meminta salinan data Anda, memperbaikinya, menarik persetujuan, dan meminta penghapusan menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Hubungi perusahaan yang mendaftarkan Anda.',
      'Dengan mengirim jawaban, Anda menyatakan data itu benar dan setuju data itu diproses untuk tujuan tersebut.',
    ],
  },
] as const;

/** The notice that is shown now. */
export const currentNotice = notices[notices.length - 1] ?? notices[0];
