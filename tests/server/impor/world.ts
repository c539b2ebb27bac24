import type { Baris, Hasil, Impor } from '#contract/impor/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { sheetFile, type SheetLine } from '../../builders/sheet.ts';
import { startTestServer, type TestServer, type Told } from '../harness/server.ts';

/** A server with a company, a facility that serves it, and accounts that import files. */
export interface ImporWorld {
  readonly server: TestServer;
  readonly bhbuId: number;
  readonly faskesId: number;
  readonly company: { readonly token: string; readonly id: number };
  readonly admin: { readonly token: string; readonly id: number };
}

export async function startImporWorld(): Promise<ImporWorld> {
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
export async function send(
  { server, company }: ImporWorld,
  file: File | readonly SheetLine[],
  { token = company.token, path = '/Peserta/Import/0?preview=true' } = {},
): Promise<Told> {
  const body = new FormData();
  body.append('berkas', file instanceof File ? file : await sheetFile(file));
  return await server.ask('POST', path, { token, body });
}

/** Returns the body of a response as an import. */
export const imporOf = ({ json }: Told): Impor => json as unknown as Impor;

/** Returns the counts of an import that are not zero. */
export const counts = ({ jumlah }: Impor): Partial<Record<Hasil, number>> =>
  Object.fromEntries(Object.entries(jumlah).filter(([, n]) => n > 0));

/** Calls an endpoint of one import. */
export const on = async (
  world: ImporWorld,
  { id }: Pick<Impor, 'id'>,
  method: string,
  path: string,
  body?: unknown,
  token = world.company.token,
): Promise<Told> => await world.server.ask(method, `/Peserta/impor/${id}${path}`, { token, body });

/** Returns the rows of an import in its order. */
export async function rowsOf(
  world: ImporWorld,
  file: Pick<Impor, 'id'>,
  query = '',
): Promise<Baris[]> {
  const told = await on(world, file, 'GET', `/baris?pageSize=500${query}`);
  return (told.json as { data: Baris[] }).data;
}

/** Saves an import; the mode `yangBisa` saves the rows that are not rejected. */
export const saveIt = (
  world: ImporWorld,
  file: Pick<Impor, 'id'>,
  modus = 'yangBisa',
): Promise<Told> => on(world, file, 'POST', '/simpan', { modus });
