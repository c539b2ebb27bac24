import {
  guarantees,
  type Guarantee,
  type GuaranteeStatement,
} from '#contract/domains/faskes/index.ts';
import { createPdf } from '#server/app/demo/documents.ts';
import type { TestServer, TestResponse } from '../server/harness/server.ts';

let sequence = 0;

/** Returns a facility as the form sends it, with a code that no other test uses. */
export const faskesBody = (
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  sequence += 1;
  return {
    namaFaskes: `Klinik Formulir ${sequence}`,
    kodePcare: `UJI${String(sequence).padStart(5, '0')}`,
    nomorFaskes: `FKS-${sequence}`,
    kepemilikan: 'SWASTA',
    kepalaFaskes: 'dr. Sekar Ayuningtyas',
    alamat: 'Jalan Cemara Nomor 12, Bandung',
    kabKota: '32.73',
    ...overrides,
  };
};

/** Returns a PDF as evidence for a guarantee; it contains `text`. */
export const buildEvidencePdf = (text = 'Bukti', name = 'bukti.pdf'): File =>
  new File([createPdf([text])], name);

/** Returns a multipart body with one document. */
export function evidenceFormData(file = buildEvidencePdf()): FormData {
  const form = new FormData();
  form.append('berkas', file);
  return form;
}

/** Uploads a document as evidence for a guarantee. */
export const uploadEvidence = (
  server: TestServer,
  token: string,
  id: number,
  guarantee: Guarantee = 'IZIN',
  file?: File,
): Promise<TestResponse> =>
  server.request('POST', `/Faskes/${id}/pernyataan/${guarantee}/bukti`, {
    token,
    body: evidenceFormData(file),
  });

/**
 * Answers yes to every guarantee and uploads one document for each.
 * @returns the final statement
 */
export async function giveAllGuarantees(
  server: TestServer,
  token: string,
  id: number,
): Promise<GuaranteeStatement> {
  let response: TestResponse | undefined;
  for (const guarantee of guarantees) {
    await server.request('PUT', `/Faskes/${id}/pernyataan/${guarantee}`, {
      token,
      body: { jawaban: true },
    });
    response = await uploadEvidence(server, token, id, guarantee);
  }
  return response?.json as unknown as GuaranteeStatement;
}
