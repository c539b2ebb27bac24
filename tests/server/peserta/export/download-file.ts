import { readXlsx } from 'hucre/xlsx';
import type { TestServer } from '../../harness/server.ts';

/** A response with a file. */
export interface DownloadedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Requests a file; without a token the request is anonymous. */
export async function downloadFile(
  server: TestServer,
  path: string,
  token?: string,
): Promise<DownloadedFile> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const answer = await server.app.fetch(new Request(`http://portal.test/api${path}`, { headers }));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

/** Returns the sheets of a file, read by another library. */
export const sheetsOfFile = async ({ bytes }: DownloadedFile) => (await readXlsx(bytes)).sheets;

/** Returns the rows of the first sheet, including the header. */
export const rowsOfFile = async (file: DownloadedFile) => (await sheetsOfFile(file))[0]?.rows ?? [];
