/** Messages of vaccinations. */
export const vaksinasiTexts = {
  'vaksinasi.searchTooShort': 'Tulis paling sedikit 3 huruf',
  'vaksinasi.time': 'Tulis jam sebagai JJ:MM',
  'vaksinasi.phone': 'Isi nomor telepon, misalnya 021-5550123',
  'vaksinasi.noSymptom': 'Tulis paling sedikit satu gejala',
  'vaksinasi.screening.fever': 'Suhu tubuh 37,5 °C atau lebih?',
  'vaksinasi.screening.feverAdvice': 'Tunda sampai demam turun',
  'vaksinasi.screening.ill': 'Sakit, batuk atau sesak dalam 7 hari terakhir?',
  'vaksinasi.screening.illAdvice': 'Tunda sampai sembuh',
  'vaksinasi.screening.allergy': 'Pernah alergi berat (anafilaksis) terhadap vaksin?',
  'vaksinasi.screening.allergyAdvice': 'Jangan diberikan; rujuk ke rumah sakit',
  'vaksinasi.screening.otherVaccine': 'Menerima vaksin lain dalam 14 hari terakhir?',
  'vaksinasi.screening.otherVaccineAdvice': 'Tunda sampai 14 hari sesudahnya',
  'vaksinasi.screening.immune': 'Gangguan imun, kemoterapi, atau obat pengencer darah?',
  'vaksinasi.screening.immuneAdvice': 'Pastikan ada persetujuan dokter yang merawat',
  'vaksinasi.screening.pregnant': 'Sedang hamil?',
  'vaksinasi.screening.pregnantAdvice': 'Tunda sampai sesudah melahirkan',
  'vaksinasi.screening.pregnantEarly': 'Hamil kurang dari 13 minggu?',
  'vaksinasi.screening.pregnantEarlyAdvice': 'Tunda sampai kehamilan 13 minggu',
  'vaksinasi.screening.incomplete': 'Jawab semua pertanyaan skrining',
  'vaksinasi.screening.postpone': 'Dosis hari ini harus ditunda. %{alasan:sentences}.',
  'vaksinasi.vaccineUnknown':
    'Vaksin ini tidak dikenal. Pilih dari daftar, atau tulis “Lainnya: ” lalu namanya',
  'vaksinasi.vaccineSimilar': 'Vaksin ini tidak dikenal. Maksudnya %{nama}?',
  'vaksinasi.vaccineName': 'Tulis nama vaksin dengan huruf, angka dan tanda baca biasa',
  'vaksinasi.vaccineReason': 'Tulis mengapa vaksin di luar daftar dipakai',
  'vaksinasi.boosterVaccine': 'Vaksin ini untuk booster, sedangkan dosis ini dosis reguler',
  'vaksinasi.primaryVaccine': 'Vaksin ini untuk dosis reguler, sedangkan dosis ini booster',
  'vaksinasi.otherTypeReason': 'Tulis mengapa vaksin ini dipakai untuk dosis ini',
  'vaksinasi.otherVaccine':
    'Dosis sebelumnya memakai %{sebelum}; dosis ini seharusnya memakai vaksin yang sama',
  'vaksinasi.batchNumber':
    'Tulis 2–40 huruf, angka, spasi, titik, garis miring atau tanda hubung saja',
  'vaksinasi.batchReason': 'Batch ini tidak ada di daftar. Tulis mengapa tetap dipakai',
  'vaksinasi.batchExpired': 'Batch ini hanya boleh dipakai sampai %{sejak:shortDay}',
  'vaksinasi.confirmWarnings': 'Periksa lalu konfirmasi: %{peringatan:sentences}.',
  'vaksinasi.reasonMissing': 'Tulis alasannya',
  'vaksinasi.newPlanTooEarly': 'Pilih hari sesudah kunjungan ini',
  'vaksinasi.screening.bloodPressure':
    'Tekanan darah 180/110 atau lebih: ukur ulang, tunda bila tetap tinggi',
  'vaksinasi.next.allGiven': 'Semua dosis pendaftaran ini sudah diberikan',
  'vaksinasi.next.inactive': 'Peserta ini nonaktif',
  'vaksinasi.next.invalid': 'Data peserta belum valid; perbaiki dahulu di data peserta',
  'vaksinasi.next.beforeBirth': 'Tanggal ini tidak sesudah tanggal lahir',
  'vaksinasi.next.previousLater': 'Dosis sebelumnya diberikan %{tanggal:shortDay}',
  'vaksinasi.next.tooSoon':
    'Baru %{hari} hari sejak dosis sebelumnya; boleh mulai %{mulai:shortDay}',
  'vaksinasi.next.late':
    'Sudah %{hari} hari sejak dosis sebelumnya; seharusnya paling lambat %{batas:shortDay}',
  'vaksinasi.next.otherDose':
    'Dosis lain orang ini diberikan %{tanggal:shortDay}; boleh mulai %{mulai:shortDay}',
  'vaksinasi.next.primaryComplete':
    'Vaksinasi primer orang ini sudah lengkap; dosis primer lagi tidak diberikan',
  'vaksinasi.next.refused': '%{alasan}',
} as const;
