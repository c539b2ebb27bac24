import type { Baris, Hasil, Impor } from '#contract/impor/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { sheetFile, type SheetLine } from '../../builders/sheet.ts';
import { startTestServer, type TestServer, type Told } from '../harness/server.ts';

/** A server with a company, a facility that serves it, and who brings files in. */
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

/** Sends a file as its company, to be judged only. */
export async function send(
  { server, company }: ImporWorld,
  file: File | readonly SheetLine[],
  { token = company.token, path = '/Peserta/Import/0?preview=true' } = {},
): Promise<Told> {
  const body = new FormData();
  body.append('berkas', file instanceof File ? file : await sheetFile(file));
  return await server.ask('POST', path, { token, body });
}

/** The import that an answer holds. */
export const imporOf = ({ json }: Told): Impor => json as unknown as Impor;

/** The counts of an import that are not zero. */
export const counts = ({ jumlah }: Impor): Partial<Record<Hasil, number>> =>
  Object.fromEntries(Object.entries(jumlah).filter(([, n]) => n > 0));

/** What is asked of one import. */
export const on = async (
  world: ImporWorld,
  { id }: Pick<Impor, 'id'>,
  method: string,
  path: string,
  body?: unknown,
  token = world.company.token,
): Promise<Told> => await world.server.ask(method, `/Peserta/impor/${id}${path}`, { token, body });

/** The rows of an import, in its order. */
export async function rowsOf(
  world: ImporWorld,
  file: Pick<Impor, 'id'>,
  query = '',
): Promise<Baris[]> {
  const told = await on(world, file, 'GET', `/baris?pageSize=500${query}`);
  return (told.json as { data: Baris[] }).data;
}

/** Saves what can be. */
export const saveIt = (
  world: ImporWorld,
  file: Pick<Impor, 'id'>,
  modus = 'yangBisa',
): Promise<Told> => on(world, file, 'POST', '/simpan', { modus });
