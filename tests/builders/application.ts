import { eq } from 'drizzle-orm';
import type { ApplicationFieldName } from '#contract/domains/application/index.ts';
import { newNpwp } from './npwp.ts';
import type { TestServer } from '../server/harness/server.ts';
import { solveCaptcha } from '../server/auth/solve-captcha.ts';
import { bhbuApplication } from '#server/platform/db/schema/index.ts';
import { createPdf } from '#server/app/demo/documents.ts';

let sequence = 0;

/** Returns a complete, valid company registration as the public form sends it. */
export function applicationFields(
  overrides: Partial<Record<ApplicationFieldName, string>> = {},
): Record<string, string> {
  sequence += 1;
  const npwp = newNpwp();
  return {
    namaBHBU: `PT Rimba Contoh ${sequence}`,
    bentuk: 'PT',
    npwp,
    nib: '1234567890123',
    sektor: 'Pengolahan kayu',
    jumlahKaryawan: '250',
    estimasiPeserta: '400',
    keluargaDisertakan: 'true',
    anggotaKadin: 'false',
    alamat: 'Jalan Rimba Raya Nomor 12',
    kabKota: '32.73',
    telp: '022-5551234',
    emailPerusahaan: `kantor${sequence}@contoh.test`,
    namaPenanggungJawab: 'Sekar Wulandari',
    jabatanPenanggungJawab: 'Direktur',
    hpPenanggungJawab: '0812-1111-2222',
    emailPenanggungJawab: `direktur${sequence}@contoh.test`,
    namaPIC: 'Bima Pradana',
    noHP: `0813${String(10_000_000 + sequence)}`,
    email: `pic${sequence}@contoh.test`,
    ...overrides,
  };
}

/** Returns one PDF for every document field; each PDF contains `text`. */
export const applicationDocuments = (text = 'Dokumen contoh'): Record<string, File> => ({
  fileNPWP: new File([createPdf([text])], 'npwp.pdf'),
  fileLegalitas: new File([createPdf([text])], 'akta.pdf'),
  fileSIUP: new File([createPdf([text])], 'nib.pdf'),
  fileSKB: new File([createPdf([text])], 'skb.pdf'),
});

/** Returns a complete multipart body for a registration, with a solved captcha. */
export async function applicationBody(
  server: TestServer,
  fields: Readonly<Record<string, string | File>> = {},
): Promise<Record<string, string | File>> {
  return {
    ...applicationFields(),
    ...applicationDocuments(),
    setujuSyarat: 'true',
    setujuPDP: 'true',
    captchaToken: await solveCaptcha(server),
    ...fields,
  };
}

/** Registers a company through the public call. @returns its id, ticket, name and e-mail address */
export async function registerCompany(
  server: TestServer,
  fields: Readonly<Record<string, string | File>> = {},
  // Another network each time, because the call is throttled by network.
  peer = `10.${Math.floor(sequence / 250)}.${sequence % 250}.1`,
) {
  const defaults = applicationFields();
  const { namaBHBU: name = '', email = '' } = {
    ...defaults,
    ...(fields as Record<string, string>),
  };
  const sent = await applicationBody(server, {
    ...defaults,
    ...applicationDocuments(name),
    ...fields,
  });
  const response = await server.request('POST', '/Public/createBHBU', {
    body: toFormData(sent),
    peer,
  });
  if (response.status !== 201) throw new Error(`the application was rejected: ${response.text}`);
  const ticket = String(response.json['nomorTiket']);
  const [stored] = await server.db
    .select({ id: bhbuApplication.bhbuId })
    .from(bhbuApplication)
    .where(eq(bhbuApplication.nomorTiket, ticket));
  return {
    id: stored?.id ?? 0,
    ticket,
    name,
    email,
  };
}

/** Returns a copy of `fields` without the field `name`. */
export const omitField = <T>(
  fields: Readonly<Record<string, T>>,
  name: string,
): Record<string, T> => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** Converts fields and files to multipart form data. */
export function toFormData(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
