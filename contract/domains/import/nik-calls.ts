import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { maxId } from '../../core/list.ts';
import { nikEdit, nikFactNames } from '../../core/values/nik-edit.ts';
import { importCall } from './import-call.ts';
import { importRecord, importRow } from './record.ts';

const nomor = z.int().min(1).max(maxId);

/** A number that a row may have meant, without the digits that stay. */
export const rowNikCandidate = z.object({
  ubah: nikEdit,
  /** The present number and the candidate; only the digits that differ are shown. */
  dari: z.string(),
  menjadi: z.string(),
  /** The facts of the row with which the candidate agrees. */
  cocok: z.array(z.enum(nikFactNames)),
});
export type RowNikCandidate = z.infer<typeof rowNikCandidate>;

/** Calls about the wrong NIK of a row. Only `revealNik` answers the number itself. */
export const rowNikCalls = {
  revealNik: endpoint({
    ...importCall(
      'POST',
      '/bukaNik',
      'Memperlihatkan NIK sebuah baris; tercatat di jejak audit, paling banyak 60 kali dalam sepuluh menit',
    ),
    access: 'peserta.reveal',
    secret: true,
    body: z.strictObject({ nomor }),
    answer: z.object({ nik: z.string() }),
  }),
  nikCandidates: endpoint({
    ...importCall('POST', '/kandidatNik', 'Nomor yang mungkin dimaksud oleh NIK yang salah'),
    writes: 'nothing',
    body: z.strictObject({ nomor }),
    answer: z.object({ kandidat: z.array(rowNikCandidate) }),
  }),
  editNik: endpoint({
    ...importCall('PUT', '/nik', 'Memakai salah satu nomor yang mungkin dimaksud'),
    body: z.strictObject({ nomor, ubah: nikEdit }),
    answer: z.object({ impor: importRecord, baris: importRow }),
  }),
};
