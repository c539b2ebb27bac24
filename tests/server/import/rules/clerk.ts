import { eq } from 'drizzle-orm';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import type { RuleProposal, RuleProposals } from '#contract/domains/import/rules/index.ts';
import { importFile, importRow } from '#server/platform/db/schema/index.ts';
import { decryptCells } from '#server/domains/import/row-cells.ts';
import { rowContextFor } from '#server/domains/import/validate/revalidate.ts';
import { readRow } from '#server/domains/import/validate/validate-row.ts';
import type { FaultyFile } from '../../../builders/faulty-file.ts';
import { requestOnImport, type ImportFixture } from '../fixture.ts';

/** What a clerk decided: each is one Enter on a proposal, or one corrected cell. */
export interface ClerkWork {
  /** Rules that were accepted without a correction before. */
  readonly found: number;
  /** Cells that were corrected one by one. */
  readonly corrections: number;
  /** Rules that were accepted after a correction. */
  readonly accepted: number;
  /** Decisions about all remembered rules. */
  readonly remembered: number;
  /** Rows that still have an issue. */
  readonly left: number;
}

export const decisionsOf = ({ found, corrections, accepted, remembered }: ClerkWork): number =>
  found + corrections + accepted + remembered;

async function ask<T>(
  fixture: ImportFixture,
  file: Pick<Import, 'id'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const { status, text, json } = await requestOnImport(fixture, file, method, path, body);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
  return json as unknown as T;
}

/** Corrects a file as a clerk does: remembered rules first, then found ones, then cell by cell. */
export async function correctFile(
  fixture: ImportFixture,
  file: Pick<Import, 'id'>,
  { right, faults }: FaultyFile,
): Promise<ClerkWork> {
  const work = { found: 0, corrections: 0, accepted: 0, remembered: 0 };
  const apply = (body: object) => ask(fixture, file, 'POST', '/terapkan', body);
  const offered = async () => await ask<RuleProposals>(fixture, file, 'GET', '/usulan');
  const { diingat } = await offered();
  if (diingat.length > 0) {
    await apply({ aturan: diingat.map(({ aturan }) => aturan) });
    work.remembered += 1;
  }
  for (let { ditemukan } = await offered(); ditemukan[0]; { ditemukan } = await offered()) {
    await apply({ aturan: [ditemukan[0].aturan] });
    work.found += 1;
  }
  for (let guard = 0; guard < 500; guard += 1) {
    const [row] = await rowsWithIssues(fixture, file);
    const field = row && faults[row.nomor - 2]?.[0];
    const text = row && field && right[row.nomor - 2]?.[field];
    if (!row || !field || text === undefined) break;
    await ask(fixture, file, 'PUT', '/sel', {
      baris: [{ nomor: row.nomor, nilai: { [field]: text } }],
    });
    work.corrections += 1;
    const example = { nomor: row.nomor, field };
    const { usulan } = await ask<{ usulan: RuleProposal | null }>(
      fixture,
      file,
      'POST',
      '/usulan',
      example,
    );
    if (!usulan) continue;
    await apply({ aturan: [usulan.aturan], contoh: example });
    work.accepted += 1;
  }
  return { ...work, left: (await rowsWithIssues(fixture, file)).length };
}

const rowsWithIssues = async (
  fixture: ImportFixture,
  file: Pick<Import, 'id'>,
): Promise<ImportRow[]> =>
  (await ask<{ data: ImportRow[] }>(fixture, file, 'GET', '/baris?bermasalah=true&pageSize=500'))
    .data;

/** Compares the corrected rows with the right ones. @returns right cells that changed, rows that are wrong */
export async function compareRows(
  { server }: ImportFixture,
  { id }: Pick<Import, 'id'>,
  { right, faults }: FaultyFile,
): Promise<{ rightCellsChanged: number; wrongRows: number }> {
  const [file] = await server.db.select().from(importFile).where(eq(importFile.id, id));
  if (!file) throw new Error('the import is gone');
  const context = await rowContextFor({ db: server.db, now: server.now() }, file);
  const rows = await server.db.select().from(importRow).where(eq(importRow.importId, id));
  let rightCellsChanged = 0;
  let wrongRows = 0;
  for (const { rowNumber, cells } of rows) {
    if (!cells) throw new Error('the row is gone');
    const row = decryptCells(server.deps.keys, cells);
    const line = right[rowNumber - 2] ?? {};
    const wrong = new Set<string>(faults[rowNumber - 2]);
    rightCellsChanged += Object.keys(row.corrections).filter(field => !wrong.has(field)).length;
    const asRight = { ...row, corrections: line };
    const [now, wanted] = [readRow(row, context), readRow(asRight, context)];
    if (JSON.stringify(now.values) !== JSON.stringify(wanted.values)) wrongRows += 1;
  }
  return { rightCellsChanged, wrongRows };
}
