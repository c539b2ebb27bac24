import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';

const daySeconds = 24 * 60 * 60;

/** One option of a lookup list. */
export const lookupItem = z.object({ id: z.string(), name: z.string() });
export type LookupItem = z.infer<typeof lookupItem>;

/** A regency or city; `id` is its Kemendagri code, such as 32.73. */
export const kabKota = lookupItem.extend({ kodeProvinsi: z.string(), provinsi: z.string() });
export type KabKota = z.infer<typeof kabKota>;

/** Participant categories that a company may register (Permenkes 10/2021). */
export const pesertaCategories = [
  { id: 'KARYAWAN', name: 'Karyawan' },
  { id: 'KELUARGA', name: 'Keluarga karyawan' },
  { id: 'INDIVIDU_TERKAIT', name: 'Individu terkait' },
  { id: 'MASYARAKAT_CSR', name: 'Masyarakat sekitar (CSR)' },
  { id: 'WNA_KARYAWAN', name: 'Karyawan warga negara asing' },
] as const satisfies readonly LookupItem[];

export const lookupCalls = {
  kabKota: endpoint({
    method: 'GET',
    path: '/kabkota',
    access: 'lookup.read',
    summary: 'Semua kabupaten dan kota dengan provinsinya',
    cacheSeconds: daySeconds,
    answer: z.array(kabKota),
  }),
  publicKabKota: endpoint({
    method: 'GET',
    path: '/public/getKabKota',
    access: 'public',
    summary: 'Semua kabupaten dan kota, untuk pendaftaran tanpa masuk',
    cacheSeconds: daySeconds,
    answer: z.array(kabKota),
  }),
  kategori: endpoint({
    method: 'GET',
    path: '/kategori',
    access: 'lookup.read',
    summary: 'Kategori peserta',
    cacheSeconds: daySeconds,
    answer: z.array(lookupItem),
  }),
  negara: endpoint({
    method: 'GET',
    path: '/negara',
    access: 'lookup.read',
    summary: 'Negara dengan kode ISO 3166-1',
    cacheSeconds: daySeconds,
    answer: z.array(lookupItem),
  }),
};
