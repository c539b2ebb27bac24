/** Messages of proposed changes. */
export const usulanPerubahanTexts = {
  'usulanPerubahan.needed':
    'Perubahan ini baru berlaku sesudah disetujui orang lain. Ajukan sebagai usulan perubahan.',
  'usulanPerubahan.tooMany':
    'Anda sudah punya %{max} usulan yang belum diputuskan. Tarik yang tidak diperlukan lagi.',
  'usulanPerubahan.decided':
    'Usulan ini sudah diputuskan, ditarik, atau kedaluwarsa. Muat ulang untuk melihat statusnya.',
  'usulanPerubahan.expired': 'Usulan ini sudah kedaluwarsa. Ajukan lagi bila masih diperlukan.',
  'usulanPerubahan.otherRole': 'Usulan ini diputuskan oleh akun dengan peran %{peran}.',
  'usulanPerubahan.notOwn':
    'Hanya pengusulnya yang dapat menarik usulan ini. Anda dapat menolaknya.',
  'usulanPerubahan.because': 'usulan perubahan nomor %{id} dari %{pengusul}: %{alasan}',
  'usulanPerubahan.notPossible':
    'Perubahan ini tidak dapat diterapkan lagi: %{sebab} Tolak usulan ini, lalu ajukan yang baru.',
  'usulanPerubahan.outdated':
    'Datanya berubah sesudah usulan ini dibuat, sehingga hasilnya tidak akan sama dengan yang tampil di sini. Tolak usulan ini, lalu ajukan yang baru.',
} as const;
