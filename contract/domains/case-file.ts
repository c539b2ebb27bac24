import { download, downloadTicket, endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/list.ts';
import { timestamp } from '../core/record.ts';
import { z } from '../core/zod.ts';

/** What a case file of an agreement consists of, as its manifest names it. */
export const caseFileFormat = 'portal-vaksin/berkas-perkara/1';

/** The head of a sealed log at the moment when a case file was made. */
const head = z.object({ segel: z.int(), hash: z.string(), dibuat: z.string() }).nullable();

/** The list of the files in a case file; its signature covers them all by their SHA-256. */
export const caseManifest = z.object({
  format: z.literal(caseFileFormat),
  pks: z.object({ id: z.int(), nomor: z.string().nullable(), perusahaan: z.string().nullable() }),
  dibuat: z.iso.datetime(),
  oleh: z.string(),
  /** Address of the portal, where the key is published. */
  penerbit: z.string(),
  kunci: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
  }),
  segel: z.object({ jejakAudit: head, neracaDosis: head }),
  berkas: z.array(
    z.object({ nama: z.string(), ukuran: z.int(), sha256: z.string(), keterangan: z.string() }),
  ),
});
export type CaseManifest = z.infer<typeof caseManifest>;

export const caseFileCalls = {
  download: download('application/zip', {
    method: 'GET',
    writes: 'trace',
    path: '/PKS/berkasPerkara/{id}',
    access: 'pks.caseFile',
    summary:
      'Berkas perkara sebuah PKS: dokumen, data, neraca dosis dan jejak audit, ditandatangani, dengan halaman pemeriksa',
    extension: true,
    params: idParams,
    query: z.strictObject({ tiket: downloadTicket }),
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/PKS/tiketBerkasPerkara/{id}',
    access: 'pks.caseFile',
    summary: 'Tiket sekali pakai agar browser mengunduh berkas perkara',
    extension: true,
    secret: true,
    bodyIsOptional: true,
    params: idParams,
    body: z.strictObject({}),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
};
