import type { ApplicationFieldName, ApplicationFileName } from './fields.ts';

/**
 * Labels of application fields and documents, shared by the form, the document list and the
 * correction email.
 */
export const applicationLabels: Record<ApplicationFieldName | ApplicationFileName, string> = {
  namaBHBU: 'Nama perusahaan',
  bentuk: 'Bentuk badan',
  npwp: 'NPWP',
  nib: 'NIB',
  noSIUP: 'Nomor SIUP',
  sektor: 'Sektor usaha (KBLI)',
  jumlahKaryawan: 'Jumlah karyawan',
  estimasiPeserta: 'Perkiraan jumlah peserta',
  keluargaDisertakan: 'Keluarga karyawan disertakan',
  anggotaKadin: 'Anggota Kadin',
  noKadin: 'Nomor anggota Kadin',
  alamat: 'Alamat',
  kabKota: 'Kabupaten atau kota',
  kodePos: 'Kode pos',
  telp: 'Telepon kantor',
  emailPerusahaan: 'Email perusahaan',
  website: 'Situs web',
  namaPenanggungJawab: 'Nama penanggung jawab',
  jabatanPenanggungJawab: 'Jabatan penanggung jawab',
  nikPenanggungJawab: 'NIK penanggung jawab',
  hpPenanggungJawab: 'Nomor HP penanggung jawab',
  emailPenanggungJawab: 'Email penanggung jawab',
  namaPIC: 'Nama PIC',
  noHP: 'Nomor HP PIC',
  email: 'Email PIC',
  fileNPWP: 'Berkas NPWP',
  fileLegalitas: 'Berkas akta atau SK Kemenkumham',
  fileSIUP: 'Berkas SIUP atau NIB',
  fileSKB: 'Berkas SKB',
};
