import { eq } from 'drizzle-orm';
import type { FieldName } from '#contract/application/index.ts';
import { newNpwp } from './npwp.ts';
import type { TestServer } from '../server/harness/server.ts';
import { solvedCaptcha } from '../server/auth/solve.ts';
import { bhbuApplication } from '#server/db/schema/index.ts';
import { inventPdf } from '#server/demo/documents.ts';

let made = 0;

/** Returns a complete, valid company registration as the public form sends it. */
export function answers(
  overrides: Partial<Record<FieldName, string>> = {},
): Record<string, string> {
  made += 1;
  const npwp = newNpwp();
  return {
    namaBHBU: `PT Rimba Contoh ${made}`,
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
    emailPerusahaan: `kantor${made}@contoh.test`,
    namaPenanggungJawab: 'Sekar Wulandari',
    jabatanPenanggungJawab: 'Direktur',
    hpPenanggungJawab: '0812-1111-2222',
    emailPenanggungJawab: `direktur${made}@contoh.test`,
    namaPIC: 'Bima Pradana',
    noHP: `0813${String(10_000_000 + made)}`,
    email: `pic${made}@contoh.test`,
    ...overrides,
  };
}

/** Returns one PDF for every document field; each PDF contains `text`. */
export const documents = (text = 'Dokumen contoh'): Record<string, File> => ({
  fileNPWP: new File([inventPdf([text])], 'npwp.pdf'),
  fileLegalitas: new File([inventPdf([text])], 'akta.pdf'),
  fileSIUP: new File([inventPdf([text])], 'nib.pdf'),
  fileSKB: new File([inventPdf([text])], 'skb.pdf'),
});

/** Returns a complete multipart body for a registration, with a solved captcha. */
export async function application(
  server: TestServer,
  fields: Readonly<Record<string, string | File>> = {},
): Promise<Record<string, string | File>> {
  return {
    ...answers(),
    ...documents(),
    setujuSyarat: 'true',
    setujuPDP: 'true',
    captchaToken: await solvedCaptcha(server),
    ...fields,
  };
}

/** Registers a company through the public call. @returns its id, ticket, name and e-mail address */
export async function apply(
  server: TestServer,
  fields: Readonly<Record<string, string | File>> = {},
  peer = `10.0.${Math.floor(made / 200)}.${made % 200}`,
) {
  const said = answers();
  const { namaBHBU: name = '', email = '' } = { ...said, ...(fields as Record<string, string>) };
  const sent = await application(server, { ...said, ...documents(name), ...fields });
  const told = await server.ask('POST', '/Public/createBHBU', { body: form(sent), peer });
  if (told.status !== 201) throw new Error(`not taken: ${told.text}`);
  const ticket = String(told.json['nomorTiket']);
  const [kept] = await server.db
    .select({ id: bhbuApplication.bhbuId })
    .from(bhbuApplication)
    .where(eq(bhbuApplication.ticket, ticket));
  return {
    id: kept?.id ?? 0,
    ticket,
    name,
    email,
  };
}

/** Returns a copy of `fields` without the field `name`. */
export const without = <T>(fields: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** Converts fields and files to multipart form data. */
export function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
