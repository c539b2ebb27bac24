import { guarantees, type Guarantee, type Statement } from '#contract/faskes/index.ts';
import { inventPdf } from '#server/demo/documents.ts';
import type { TestServer, Told } from '../server/harness/server.ts';

let made = 0;

/** A facility as a form sends it, with a code that no other test has. */
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

/** A document to prove a guarantee with; it says the text. */
export const evidenceFile = (text = 'Bukti', name = 'bukti.pdf'): File =>
  new File([inventPdf([text])], name);

/** A multipart body with one document. */
export function evidenceForm(file = evidenceFile()): FormData {
  const form = new FormData();
  form.append('berkas', file);
  return form;
}

/** Sends a document as evidence of a guarantee. */
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

/** Gives every guarantee, each with a document. */
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
