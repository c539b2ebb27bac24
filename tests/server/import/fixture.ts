import type { ImportRow, RowResult, Import } from '#contract/domains/import/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildSheetFile, type SheetLine } from '../../builders/sheet-file.ts';
import { startTestServer, type TestServer, type TestResponse } from '../harness/server.ts';

/** A server with a company, a facility that serves it, and accounts that import files. */
export interface ImportFixture {
  readonly server: TestServer;
  readonly bhbuId: number;
  readonly faskesId: number;
  readonly company: { readonly token: string; readonly id: number };
  readonly admin: { readonly token: string; readonly id: number };
}

export async function startImportFixture(): Promise<ImportFixture> {
  const server = await startTestServer();
  const bhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  return {
    server,
    bhbuId,
    faskesId,
    company: await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Indah Contoh' }),
    admin: await server.signIn({ role: 'ADMIN' }),
  };
}

/** Uploads a file as the company, by default for preview only. */
export async function uploadFile(
  { server, company }: ImportFixture,
  file: File | readonly SheetLine[],
  { token = company.token, path = '/Peserta/Import/0?preview=true' } = {},
): Promise<TestResponse> {
  const body = new FormData();
  body.append('berkas', file instanceof File ? file : await buildSheetFile(file));
  return await server.request('POST', path, { token, body });
}

/** Returns the body of a response as an import. */
export const importOf = ({ json }: TestResponse): Import => json as unknown as Import;

/** Returns the counts of an import that are not zero. */
export const nonZeroCounts = ({ jumlah }: Import): Partial<Record<RowResult, number>> =>
  Object.fromEntries(Object.entries(jumlah).filter(([, n]) => n > 0));

/** Calls an endpoint of one import. */
export const requestOnImport = async (
  fixture: ImportFixture,
  { id }: Pick<Import, 'id'>,
  method: string,
  path: string,
  body?: unknown,
  token = fixture.company.token,
): Promise<TestResponse> =>
  await fixture.server.request(method, `/Peserta/impor/${id}${path}`, { token, body });

/** Returns the rows of an import in its order. */
export async function listImportRows(
  fixture: ImportFixture,
  file: Pick<Import, 'id'>,
  query = '',
): Promise<ImportRow[]> {
  const response = await requestOnImport(fixture, file, 'GET', `/baris?pageSize=500${query}`);
  return (response.json as { data: ImportRow[] }).data;
}

/** Saves an import; the mode `yangBisa` saves the rows that are not rejected. */
export const saveUpload = (
  fixture: ImportFixture,
  file: Pick<Import, 'id'>,
  modus = 'yangBisa',
): Promise<TestResponse> => requestOnImport(fixture, file, 'POST', '/simpan', { modus });
