/** Help of the dashboard and of one's own account. */
export const generalHelp = {
  dashboard: {
    purpose:
      'Dasbor menunjukkan pekerjaan yang menunggu Anda dan ringkasan program sesuai peran Anda.',
    task: {
      waiting: 'Kerjakan yang menunggu Anda; setiap baris membuka daftar yang sudah disaring.',
      count: 'Baca angka ringkasan, dan buka daftarnya dengan menekan angkanya.',
      search: 'Cari layar, orang, atau nomor dokumen dengan Ctrl + K.',
    },
  },
  profile: {
    purpose: 'Di sini Anda mengubah nama dan cara menghubungi Anda.',
    task: {
      name: 'Betulkan nama, email, atau nomor HP Anda, lalu simpan.',
      role: 'Minta administrator bila nama pengguna atau peran Anda keliru.',
      password: 'Ganti kata sandi Anda.',
    },
  },
  password: {
    purpose: 'Di sini Anda mengganti kata sandi akun Anda.',
    task: {
      change: 'Tulis kata sandi lama, lalu kata sandi baru yang tidak dipakai di tempat lain.',
      again: 'Sesudah diganti, masuk lagi dengan kata sandi baru di semua perangkat.',
      sessions: 'Periksa perangkat tempat akun Anda sedang masuk.',
    },
  },
  security: {
    purpose: 'Di sini Anda mengatur cara masuk dan melihat di mana akun Anda sedang masuk.',
    task: {
      factor: 'Pasang aplikasi autentikator atau passkey sebagai faktor kedua.',
      codes: 'Simpan kode pemulihan di tempat yang aman, untuk saat ponsel Anda hilang.',
      end: 'Akhiri sesi dan cabut perangkat yang tidak Anda kenali.',
      password: 'Ganti kata sandi sesudah mengakhiri sesi yang tidak Anda kenali.',
    },
  },
  calendar: {
    purpose: 'Di sini Anda membuat alamat rahasia yang dibaca aplikasi kalender Anda.',
    task: {
      create: 'Buat alamat, lalu tempel di aplikasi kalender sebagai langganan.',
      replace: 'Ganti alamat bila orang lain mengetahuinya; yang lama berakhir saat itu juga.',
      remove: 'Cabut alamat bila kalender itu tidak dipakai lagi.',
    },
  },
  pic: {
    purpose: 'PIC adalah orang di perusahaan Anda yang kami hubungi tentang peserta dan pemesanan.',
    task: {
      change: 'Ganti PIC bila orangnya berubah; data perusahaan ikut berubah.',
      check: 'Pastikan nomor HP dan emailnya masih aktif.',
      company: 'Betulkan data perusahaan lainnya.',
    },
  },
};
