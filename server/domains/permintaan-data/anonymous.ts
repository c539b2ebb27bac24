import { getTableColumns } from 'drizzle-orm';
import { noConsent } from '#server/domains/peserta/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';

/** A day that takes the place of a birth date, which a registration must have. */
const noBirthDate = '1900-01-01';

/** What is left of a person: who they are is gone, what was given and counted stays. */
export const anonymous = (id: number) => ({
  nama: `Data dihapus ${id}`,
  nikMask: null,
  nikEncrypted: null,
  noPasporMask: null,
  noPasporEncrypted: null,
  noKitasMask: null,
  noKitasEncrypted: null,
  tempatLahir: null,
  tanggalLahir: noBirthDate,
  noHP: '',
  email: null,
  alamat: '',
  kabKota: '',
  kecamatan: null,
  kelurahan: null,
  kodePos: null,
  penanggung: null,
  penanggungEncrypted: null,
  nip: null,
  pekerjaan: null,
  rencanaTanggal: null,
  komorbid: false,
  persetujuan: false,
  ...noConsent,
  // Issues may quote what was entered; whether the data were valid is counted, and stays.
  alasan: [],
  alasanTidakLayak: null,
  smartCheckCatatan: null,
  noTiket: null,
  noSertifikatNasional: null,
  noIHS: null,
});

/**
 * Returns the columns of a registration that an erasure changes, by their names in the database. Stored earlier versions
 * lose them too: also the key of the name, and the reason that the erasure replaces.
 */
export function personColumns(): string[] {
  const columns = getTableColumns(peserta);
  const erased = Object.keys(anonymous(0)) as (keyof ReturnType<typeof anonymous>)[];
  return [...erased, 'namaKey' as const, 'alasanNonaktif' as const].map(name => columns[name].name);
}
