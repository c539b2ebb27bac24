import { xlsxMediaType } from '#server/platform/spreadsheet/write-workbook.ts';
import { collectRows } from '../spreadsheet/collect-rows.ts';
import type { ImportFixture } from './fixture.ts';

/**
 * Downloads a workbook as a file that can be uploaded again.
 * @throws Error when the response is not a workbook
 */
export async function downloadWorkbook(
  { server, company }: ImportFixture,
  path: string,
  token = company.token,
): Promise<File> {
  const answer = await server.app.fetch(
    new Request(`http://portal.test/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  if (answer.status !== 200) throw new Error(await answer.text());
  return new File([await answer.arrayBuffer()], 'unduhan.xlsx', { type: xlsxMediaType });
}

/** Returns the cells of the rows of a workbook, headers first. */
export const workbookCells = async (file: File) =>
  (await collectRows(new Uint8Array(await file.arrayBuffer()), { sheet: 'Peserta' })).map(
    row => row.cells,
  );
