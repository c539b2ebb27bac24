/** Texts of the screen of one's own calendar. */
export const kalender = {
  lead: 'Hari vaksinasi, kiriman, dan tenggat Anda di aplikasi kalender, seperti Google Calendar, Outlook, atau kalender ponsel.',
  none: 'Anda belum punya alamat kalender.',
  since: 'Alamat kalender Anda berlaku sejak %{when}.',
  how: 'Kalender berisi yang boleh Anda baca di portal, tanpa data peserta. Aplikasi kalender membacanya lagi setiap beberapa jam. Alamatnya berakhir bila akun Anda dinonaktifkan.',
  create: {
    label: 'Buat alamat kalender',
    title: 'Buat alamat kalender?',
    text: 'Siapa pun yang tahu alamat itu dapat membaca kalender Anda. Jangan membagikannya.',
  },
  replace: {
    label: 'Ganti alamat',
    title: 'Ganti alamat kalender?',
    text: 'Alamat lama berakhir sekarang. Pasang alamat baru di aplikasi kalender Anda.',
  },
  remove: {
    label: 'Cabut alamat',
    title: 'Cabut alamat kalender?',
    text: 'Aplikasi kalender tidak dapat membacanya lagi, dan acaranya hilang dari sana.',
  },
  revoked: 'Alamat kalender dicabut',
  address: {
    title: 'Alamat kalender Anda',
    once: 'Salin sekarang. Alamat ini rahasia, ditampilkan sekali ini saja, dan tidak dapat dilihat lagi.',
    label: 'Alamat kalender',
    use: 'Di aplikasi kalender pilih langganan kalender atau "dari URL", lalu tempel alamat ini.',
  },
};
