import { endpoint } from '../core/endpoint.ts';
import { idParams, listQuery, page } from '../core/list.ts';
import { timestamp } from '../core/record.ts';
import { z } from '../core/zod.ts';
import { readActivityNames } from '../person-reads.ts';
import { processingPurposeNames } from '../processing.ts';

/** One reading of a participant's data, from the log of reads. */
export const personReadEntry = z.object({
  id: z.int(),
  waktu: timestamp,
  /** Null for a personal link. */
  idPengguna: z.int().nullable(),
  oleh: z.string(),
  peran: z.string(),
  kegiatan: z.enum(readActivityNames),
  tujuan: z.enum(processingPurposeNames),
  /** The article that allows it. */
  dasar: z.string(),
  /** Whether it was a file, such as an export. */
  berkas: z.boolean(),
  /** How many participants were read at once. */
  jumlah: z.int(),
});
export type PersonReadEntry = z.infer<typeof personReadEntry>;

export const personReadCalls = {
  ofPeserta: endpoint({
    method: 'GET',
    path: '/JejakBaca/peserta/{id}',
    access: 'personRead.read',
    summary: 'Siapa membaca data seorang peserta, kapan, lewat apa, dan untuk apa; dicatat juga',
    extension: true,
    params: idParams,
    query: listQuery(['waktu'], {}),
    answer: page(personReadEntry),
  }),
};
