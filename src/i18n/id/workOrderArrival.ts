import type {
  DamageReason,
  TemperatureDecision,
  VvmStage,
} from '#contract/domains/work-order/receipt.ts';

/** Messages about confirming, publishing and receiving a shipment: parts of `resources.workOrder.*`. */
export const workOrderArrival = {
  keputusanSuhu: {
    TERIMA: 'Terima, dapat dipakai',
    KARANTINA: 'Karantina semua',
    TOLAK: 'Tolak semua',
  } satisfies Record<TemperatureDecision, string>,
  alasanRusak: {
    PECAH: 'Pecah',
    BEKU: 'Beku',
    VVM: 'VVM C atau D',
    KEDALUWARSA: 'Kedaluwarsa',
    LAINNYA: 'Lainnya, jelaskan di catatan',
  } satisfies Record<DamageReason, string>,
  vvm: {
    A: 'VVM A, layak pakai',
    B: 'VVM B, layak pakai',
    C: 'VVM C, tidak layak pakai',
    D: 'VVM D, tidak layak pakai',
  } satisfies Record<VvmStage, string>,
  /** What was decided about an arrival outside the temperature limits. */
  decision: {
    outside: 'Suhu saat tiba %{suhu} °C, di luar %{min}–%{max} °C.',
    made: {
      TERIMA: 'Diterima dan dapat dipakai.',
      KARANTINA: 'Semua dosis yang diterima dikarantina.',
      TOLAK: 'Semua dosis ditolak.',
    } satisfies Record<TemperatureDecision, string>,
    effect: {
      TERIMA: 'Dosis yang utuh menjadi stok dan dapat dipakai. EM diberi tahu dan menanggapinya.',
      KARANTINA:
        'Dosis yang utuh masuk karantina dan tidak dapat dipakai sampai penjual melepasnya.',
      TOLAK:
        'Tidak ada dosis yang menjadi stok. Semuanya dibawa kembali oleh distributor dan diganti penjual.',
    } satisfies Record<TemperatureDecision, string>,
    received: {
      KARANTINA:
        'BAST sudah ditandatangani. Penerimaan ini terkunci, dan dosisnya dikarantina: belum boleh dipakai.',
      TOLAK:
        'BAST sudah ditandatangani. Penerimaan ini terkunci; semua dosis ditolak dan diganti penjual.',
    },
    waiting: 'Menunggu tanggapan penjual atas suhunya.',
    reviewed: 'Ditanggapi %{who}, %{when}: “%{text}”',
    review: 'Tanggapi suhu',
    reviewMine: 'Kiriman ini tiba di luar batas suhu. Periksa keputusannya, lalu tanggapi.',
    reviewTitle: 'Tanggapi suhu %{name}?',
    reviewText:
      'Tulis apa yang dipastikan atau akan dilakukan, misalnya jawaban produsen. Faskes membacanya.',
    done: 'Suhu kiriman ditanggapi',
  },
  /** What a facility answers instead of confirming. */
  answer: {
    TIDAK_SANGGUP: 'Faskes tidak sanggup',
    USUL_HARI: 'Faskes mengusulkan tiba %{day}',
    mine: 'Faskes belum mengonfirmasi. Ubah jadwalnya atau batalkan; sesudah disimpan, faskes ditanya lagi.',
    next: 'Penjual menanggapi jawaban faskes: jadwalnya diubah atau kiriman dibatalkan.',
    change: 'Ubah jadwal',
    useDay: 'Pakai %{day}',
    fits: 'Masih ada ruang untuk %{dosis} dosis.',
    tooSmall: 'Ruangnya kurang untuk %{dosis} dosis.',
    confirmReturn: '%{dosis} dosis kelebihan sudah siap diambil kembali.',
  },
  publish: {
    title: '%{verb} %{name}?',
    earlier:
      'Baris %{row}: batch %{number} lebih cepat kedaluwarsa (%{day}) dan masih %{left} dosis.',
    batchReason: 'Mengapa batch yang lebih cepat kedaluwarsa tidak dipakai dahulu?',
    batchReasonGiven: 'Tetap dipakai batch ini: “%{reason}”',
    done: { issue: '%{name} diterbitkan', pack: '%{name} dikemas' },
  },
  arrival: {
    lead: 'Catat kapan kiriman ini tiba, lalu hitung jumlah dan kondisinya.',
    title: 'Kapan %{name} tiba?',
    text: 'Berangkat %{departed}.',
    button: 'Catat kedatangan',
    missing: 'Isi tanggal dan jamnya',
    done: 'Kedatangan %{name} dicatat',
  },
  ready: {
    next: 'Penjual mengemasnya; batch dan nomor surat jalan sudah lengkap.',
    mine: 'Batch dan nomor surat jalan sudah lengkap. Kemas, lalu catat pengemasan.',
  },
  sign: {
    both: 'Tanda tangani kedua dokumen',
    bast: 'Tanda tangani BAST',
    bothTitle: 'Berita acara ketidaksesuaian dan BAST',
    discrepancyTitle: 'Berita acara ketidaksesuaian',
    bastTitle: 'Berita acara serah terima (BAST)',
    discrepancyLead:
      'Satu tanda tangan tiap pihak berlaku untuk kedua dokumen. Berita acara ketidaksesuaian menyatakan:',
    bastLead: 'Diterima %{dosis} dosis, yang sesudah ini dapat dipakai.',
    quarantineLead: 'Diterima %{dosis} dosis, yang semuanya dikarantina dan belum boleh dipakai.',
    nothingLead: 'Tidak ada dosis yang diterima.',
    returnLead: '%{dosis} dosis diserahkan kembali kepada distributor.',
    locked: 'Barang tidak dapat dikembalikan (Pasal %{pasal}).',
    locks:
      'Sesudah BAST ditandatangani, penerimaan ini terkunci dan barang tidak dapat dikembalikan (Pasal %{pasal}).',
    namaDistributor: 'Nama wakil distributor',
    draw: 'Tanda tangani di kotak ini dengan jari, pena, atau tetikus.',
    keyboard: 'Tidak dapat menggambar? Unggah pindaian dokumennya di bawah.',
    drawn: 'Tanda tangan tersimpan di formulir.',
    clear: 'Hapus tanda tangan',
    clear_name: 'Hapus tanda tangan: %{label}',
    missing: 'Gambar kedua tanda tangan, atau unggah pindaian dokumennya',
    submit: 'Tanda tangani',
    done: { both: 'Kedua dokumen ditandatangani', bast: 'BAST ditandatangani' },
    number: 'Nomor %{number}, %{when}',
    party: '%{name}, %{position}',
    buyer: 'Penerima',
    distributor: 'Distributor',
    files: 'Berkas %{name}',
    notYet: 'Belum ditandatangani.',
  },
};
