let sequence = 0;

/** Returns a distributor as the form sends it, with its own NPWP and permit. */
export function distributorBody(
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  sequence += 1;
  return {
    nama: `PT Distributor Contoh ${sequence}`,
    npwp: `0${String(100_000_000_000_000 + sequence)}`,
    alamat: 'Jalan Anggrek Nomor 7, Bandung',
    kabKota: '32.73',
    namaKontak: 'Rangga Wicaksono',
    hpKontak: '081234567810',
    noIzin: `PBF-CONTOH-${sequence}`,
    izinSampai: '2035-12-31',
    ...overrides,
  };
}
