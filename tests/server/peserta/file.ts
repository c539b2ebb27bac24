import { readXlsx } from 'hucre/xlsx';
import type { TestServer } from '../harness/server.ts';

/** What a server answers to a call for a file. */
export interface File {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Asks a server for a file, as whom a token is of; without one as nobody. */
export async function fetchFile(server: TestServer, path: string, token?: string): Promise<File> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const answer = await server.app.fetch(new Request(`http://portal.test/api${path}`, { headers }));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

/** The sheets of a file as another reader sees them. */
export const sheetsOf = async ({ bytes }: File) => (await readXlsx(bytes)).sheets;

/** The rows of its first sheet, with the head. */
export const rowsOf = async (file: File) => (await sheetsOf(file))[0]?.rows ?? [];
