import { xlsxType } from '#server/spreadsheet/write.ts';
import { collect } from '../spreadsheet/collect.ts';
import type { ImporWorld } from './world.ts';

/**
 * Downloads a workbook as a file that can be uploaded again.
 * @throws Error when the response is not a workbook
 */
export async function fetchBook(
  { server, company }: ImporWorld,
  path: string,
  token = company.token,
): Promise<File> {
  const answer = await server.app.fetch(
    new Request(`http://portal.test/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  if (answer.status !== 200) throw new Error(await answer.text());
  return new File([await answer.arrayBuffer()], 'unduhan.xlsx', { type: xlsxType });
}

/** Returns the cells of the rows of a workbook, headers first. */
export const cellsOf = async (file: File) =>
  (await collect(new Uint8Array(await file.arrayBuffer()), { sheet: 'Peserta' })).map(
    row => row.cells,
  );
