/** Messages of accounts, their roles and contact persons. */
export const userTexts = {
  'pic.exists': 'PIC akun ini sudah dicatat. Ubahlah yang sudah ada.',
  'pic.managerOnly':
    'Data PIC adalah data perusahaan, yang hanya diubah pengelola akun. Mintalah %{nama} mengubahnya.',
  'user.tooManyOfCompany':
    'Perusahaan ini sudah punya %{jumlah} akun, termasuk yang nonaktif. Pakailah akun yang ada, atau hapus yang tidak dipakai lewat administrator.',
  'companyUser.lastManager':
    'Perubahan ini tidak menyisakan pengelola akun yang aktif. Beri rekan lain hak mengelola akun lebih dahulu.',
  'companyUser.lastApprover':
    'Pesanan perusahaan disetujui orang kedua, jadi sedikitnya dua akun aktif harus berhak memesan. Matikan persetujuan pesanan lebih dahulu, atau beri rekan lain hak memesan.',
  'companyUser.approvalNeedsTwo':
    'Sedikitnya dua akun aktif harus berhak memesan, supaya yang satu dapat menyetujui pesanan yang lain. Beri rekan lain hak memesan lebih dahulu.',
  'companyUser.hasManager':
    'Perusahaan ini sudah punya pengelola akun, yang mengundang rekannya sendiri.',
  'companyUser.firstManages':
    'Beri hak mengelola akun: belum ada akun perusahaan ini yang memilikinya',
  'companyUser.noEmail':
    'Akun %{nama} tidak punya alamat email. Pemiliknya mengisinya lewat menu akun, atau administrator memberi kata sandi baru.',
  'companyUser.ownAccount':
    'Akun sendiri tidak dapat dinonaktifkan. Mintalah pengelola akun yang lain.',
  'companyUser.ownPassword': 'Ganti kata sandi sendiri lewat menu akun.',
  'role.baseForSuperadmin': 'Hanya SUPERADMIN yang dapat memakai %{peran} sebagai peran dasar',
  'role.builtIn':
    '%{nama} adalah peran bawaan dan tidak dapat diubah atau dihapus. Buat peran baru di atasnya.',
  'role.baseDiffers':
    '%{nama} dipakai %{jumlah} akun yang tidak sesuai dengan %{dasar}. Beri akun itu peran lain lebih dahulu.',
  'role.inUse': '%{nama} masih dipakai %{jumlah} akun. Beri akun itu peran lain lebih dahulu.',
  'role.nameTaken': 'Nama ini sudah dipakai peran lain',
  'user.noFactor': 'Akun %{nama} tidak memiliki faktor kedua.',
  'user.companyMissing': 'Pilih BHBU pemilik akun ini',
  'user.facilityMissing': 'Pilih faskes pemilik akun ini',
  'user.itsCompany': 'perusahaannya',
  'user.ownAccountField': 'Tidak dapat diubah pada akun sendiri. Mintalah administrator lain.',
  'user.roleForSuperadmin': 'Hanya SUPERADMIN yang dapat memberi peran berdasar %{peran}',
  'user.passwordForContact': 'Isi kata sandi sekarang untuk mengganti email atau nomor HP',
  'user.companyDeleted': 'Perusahaan akun ini sudah dihapus. Pulihkan %{perusahaan} lebih dahulu.',
  'user.roleWithoutOwner': 'Akun %{peran} tidak dimiliki BHBU atau faskes',
  'user.userNameTaken': 'Nama pengguna %{nama} sudah dipakai akun lain',
  'user.roleGone': 'Peran ini tidak ada lagi. Pilih yang lain.',
  'user.roleWithOtherOwner': 'Akun %{peran} tidak dimiliki BHBU atau faskes ini',
  'user.companyNotChoosable': 'BHBU ini tidak ada atau tidak aktif. Pilih yang lain.',
  'user.facilityNotChoosable': 'Faskes ini tidak ada atau tidak aktif. Pilih yang lain.',
  'user.ownAccount':
    'Ini akun Anda sendiri. Ubah data diri dan kata sandi lewat menu akun; selebihnya lewat administrator lain.',
  'user.administratorAccount': 'Hanya SUPERADMIN yang dapat mengubah akun administrator.',
  'user.lastSuperadmin':
    'Perubahan ini tidak menyisakan %{peran} yang aktif. Angkat yang lain lebih dahulu.',
  'user.noUserNameLeft': 'Semua nama pengguna seperti %{nama} sudah dipakai.',
  'machineAccount.tooManyCalls':
    'Lebih dari %{jumlah} panggilan dalam semenit. Tunggu, lalu ulangi.',
  'owner.ownOnly': 'Hanya dapat dibuat bagi organisasi Anda sendiri.',
  'owner.oneOnly': 'Pilih perusahaan atau faskes, bukan keduanya.',
  'machineAccount.rightWithoutMeaning':
    'Ada hak yang tidak berlaku bagi akun mesin organisasi ini. Hapus centangnya.',
  'machineAccount.tooMany':
    'Organisasi ini sudah memiliki %{jumlah} akun mesin. Cabut yang tidak dipakai lagi.',
  'machineAccount.revoked': '%{nama} sudah dicabut. Buat akun mesin yang baru.',
} as const;
