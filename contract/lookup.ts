import { z } from './zod.ts';
import { endpoint } from './endpoint.ts';

const day = 24 * 60 * 60;

/** One option of a lookup list. */
export const item = z.object({ id: z.string(), name: z.string() });
export type Item = z.infer<typeof item>;

/** A regency or city; `id` is its Kemendagri code, such as 32.73. */
export const kabKota = item.extend({ kodeProvinsi: z.string(), provinsi: z.string() });
export type KabKota = z.infer<typeof kabKota>;

/** Participant categories that a company may register (Permenkes 10/2021). */
export const categories = [
  { id: 'KARYAWAN', name: 'Karyawan' },
  { id: 'KELUARGA', name: 'Keluarga karyawan' },
  { id: 'INDIVIDU_TERKAIT', name: 'Individu terkait' },
  { id: 'MASYARAKAT_CSR', name: 'Masyarakat sekitar (CSR)' },
  { id: 'WNA_KARYAWAN', name: 'Karyawan warga negara asing' },
] as const satisfies readonly Item[];

export const lookupCalls = {
  kabKota: endpoint({
    method: 'GET',
    path: '/kabkota',
    access: 'lookup.read',
    summary: 'Semua kabupaten dan kota dengan provinsinya',
    cacheSeconds: day,
    answer: z.array(kabKota),
  }),
  publicKabKota: endpoint({
    method: 'GET',
    path: '/public/getKabKota',
    access: 'public',
    summary: 'Semua kabupaten dan kota, untuk pendaftaran tanpa masuk',
    cacheSeconds: day,
    answer: z.array(kabKota),
  }),
  kategori: endpoint({
    method: 'GET',
    path: '/kategori',
    access: 'lookup.read',
    summary: 'Kategori peserta',
    cacheSeconds: day,
    answer: z.array(item),
  }),
  negara: endpoint({
    method: 'GET',
    path: '/negara',
    access: 'lookup.read',
    summary: 'Negara dengan kode ISO 3166-1',
    cacheSeconds: day,
    answer: z.array(item),
  }),
};
