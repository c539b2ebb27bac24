import { guarantees, type Guarantee, type Statement } from '#contract/faskes/index.ts';
import { inventPdf } from '#server/demo/documents.ts';
import type { TestServer, Told } from '../server/harness/server.ts';

let made = 0;

/** Returns a facility as the form sends it, with a code that no other test uses. */
export const faskesBody = (
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  made += 1;
  return {
    namaFaskes: `Klinik Formulir ${made}`,
    kodePcare: `UJI${String(made).padStart(5, '0')}`,
    nomorFaskes: `FKS-${made}`,
    kepemilikan: 'SWASTA',
    kepalaFaskes: 'dr. Sekar Ayuningtyas',
    alamat: 'Jalan Cemara Nomor 12, Bandung',
    kabKota: '32.73',
    ...overrides,
  };
};

/** Returns a PDF as evidence for a guarantee; it contains `text`. */
export const evidenceFile = (text = 'Bukti', name = 'bukti.pdf'): File =>
  new File([inventPdf([text])], name);

/** Returns a multipart body with one document. */
export function evidenceForm(file = evidenceFile()): FormData {
  const form = new FormData();
  form.append('berkas', file);
  return form;
}

/** Uploads a document as evidence for a guarantee. */
export const sendEvidence = (
  server: TestServer,
  token: string,
  id: number,
  guarantee: Guarantee = 'IZIN',
  file?: File,
): Promise<Told> =>
  server.ask('POST', `/Faskes/${id}/pernyataan/${guarantee}/bukti`, {
    token,
    body: evidenceForm(file),
  });

/**
 * Answers yes to every guarantee and uploads one document for each.
 * @returns the final statement
 */
export async function giveAll(server: TestServer, token: string, id: number): Promise<Statement> {
  let told: Told | undefined;
  for (const guarantee of guarantees) {
    await server.ask('PUT', `/Faskes/${id}/pernyataan/${guarantee}`, {
      token,
      body: { jawaban: true },
    });
    told = await sendEvidence(server, token, id, guarantee);
  }
  return told?.json as unknown as Statement;
}
