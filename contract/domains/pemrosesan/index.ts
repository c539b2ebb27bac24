import { endpoint } from '../../core/endpoint.ts';
import { idParams, listQuery, page } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { roles } from '../../core/roles.ts';
import { z } from '../../core/zod.ts';
import { personalDataClasses, processingPurposeNames } from '../../processing.ts';
import { retentionClassNames } from '../retensi/classes.ts';

/** Who may make a call: roles, or everyone for a public one. */
export const processors = [...roles, 'PUBLIK'] as const;

/** One entry of the register of processing (article 31): a call that carries personal data. */
export const pemrosesan = z.object({
  id: z.int(),
  /** Domain and call, such as `peserta.get`. */
  panggilan: z.string(),
  /** Method and path. */
  alamat: z.string(),
  kegiatan: z.string(),
  kelasData: z.array(z.enum(personalDataClasses)),
  peran: z.array(z.enum(processors)),
  tujuan: z.enum(processingPurposeNames),
  masaSimpan: z.array(z.enum(retentionClassNames)),
});
export type Pemrosesan = z.infer<typeof pemrosesan>;

export const pemrosesanCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Pemrosesan',
    access: 'pemrosesan.read',
    summary: 'Daftar kegiatan pemrosesan data pribadi, dibuat dari kontrak',
    extension: true,
    query: listQuery(['panggilan', 'kegiatan'], {
      kelasData: anyOf(personalDataClasses),
      peran: anyOf(processors),
      tujuan: anyOf(processingPurposeNames),
    }),
    answer: page(pemrosesan),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Pemrosesan/{id}',
    access: 'pemrosesan.read',
    summary: 'Satu kegiatan pemrosesan data pribadi',
    extension: true,
    params: idParams,
    answer: pemrosesan,
  }),
};
