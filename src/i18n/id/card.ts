/** Messages of the public page that checks SMART Health Cards. */
export const card = {
  title: 'Periksa kartu vaksinasi',
  lead: 'Kode QR besar di bukti vaksinasi (SMART Health Card) dapat diperiksa di sini, juga tanpa jaringan. Isinya tidak dikirim ke mana pun.',
  code: 'Isi kode QR',
  codeHelp: 'Dimulai dengan shc:/. Pemindai genggam dapat mengetiknya di sini.',
  file: 'Pilih gambar atau berkas kartu',
  camera: { open: 'Pindai dengan kamera', close: 'Tutup kamera' },
  cameraState: {
    label: 'Gambar kamera',
    starting: 'Menyalakan kamera…',
    hint: 'Arahkan kamera ke kode QR besar di bukti vaksinasi.',
    paused: 'Kamera dijeda. Tutup, lalu buka lagi.',
    denied: 'Kamera tidak diizinkan. Izinkan di pengaturan situs, atau pilih gambar kartunya.',
    missing: 'Perangkat ini tidak punya kamera. Pilih gambar kartunya.',
    busy: 'Kamera dipakai aplikasi lain. Tutup aplikasi itu, atau pilih gambar kartunya.',
    failed: 'Kamera tidak dapat dipakai. Pilih gambar kartunya.',
  },
  noCard: 'Tidak ada kode SMART Health Card di sini.',
  noKeys: {
    title: 'Kartu belum dapat diperiksa',
    text: 'Kunci penerbit belum tersimpan di peramban ini. Buka halaman ini sekali dengan jaringan.',
    retry: 'Coba lagi',
  },
  loading: 'Memuat kunci penerbit…',
  state: {
    genuine: {
      title: 'Kartu ini asli',
      text: 'Tanda tangan digitalnya cocok. Cocokkan nama dan tanggal lahirnya dengan kartu identitas pemegangnya.',
    },
    revoked: {
      title: 'Kartu ini sudah dicabut atau diganti',
      text: 'Tanda tangannya asli, tetapi isinya tidak berlaku lagi. Mintalah bukti yang terbaru.',
    },
    forged: {
      title: 'Kartu ini tidak asli',
      text: 'Tanda tangannya tidak cocok: isinya diubah, atau kartu ini tidak diterbitkan portal ini.',
    },
    otherIssuer: {
      title: 'Kartu dari penerbit lain',
      text: 'Halaman ini hanya memeriksa kartu yang diterbitkan portal ini.',
    },
    unreadable: {
      title: 'Kode ini tidak dapat dibaca',
      text: 'Isinya bukan kartu vaksinasi, atau kodenya tidak terbaca seluruhnya. Pindai ulang.',
    },
  },
  fact: { name: 'Nama', birthDate: 'Tanggal lahir', dose: 'Dosis %{number}' },
  dose: { lot: 'batch %{lot}', vaccine: 'vaksin CVX %{code}' },
  store: {
    action: 'Simpan halaman ini untuk dipakai tanpa jaringan',
    done: 'Tersimpan. Halaman ini kini terbuka tanpa jaringan di peramban ini.',
    failed: 'Halaman belum tersimpan. Periksa jaringan dan ruang peramban, lalu coba lagi.',
  },
  readAt: 'Kunci dan daftar kartu yang dicabut per %{when}.',
  offline: 'Tanpa jaringan: kartu yang dicabut sesudah %{when} belum terlihat di sini.',
};
