import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readXlsx } from 'hucre/xlsx';
import * as schema from '#server/platform/db/schema/index.ts';
import { XlsxArchive } from '#server/platform/spreadsheet/xlsx/archive.ts';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import type { TestServer } from '../harness/server.ts';

/** Beginnings of texts that spreadsheet programs take for formulas. */
export const formulaStarts = ['=', '+', '-', '@', '\t=', '\r='] as const;

/** A text that is a formula for a spreadsheet and a script for a page. */
export const hostileText = '1+1<img src=x onerror=alert(1)>"';

/** Names of columns whose text people write freely, and which the console and files show. */
const freeColumn =
  /^(nama|alamat|jabatan|catatan|alasan|keterangan|uraian|agenda|pembahasan|penjelasan|tanggapan|judul|tempat|kepada|text|author_name|full_name|pengirim|cabang|atas_nama|sektor|oleh|produsen|importir|created_by|modified_by|vaksinator|pekerjaan|kelurahan|kecamatan|bank|sebab|penanganan|pemulihan)(_|$)|_oleh$|^(verifikator|pengusul|penyetuju|pengunggah|activated_by|used_by|verified_by)$/;

/**
 * Overwrites the free texts of every table, each row with another beginning. Columns that the database does not let the
 * server change, such as those of issued documents, stay as they are.
 * @returns the names of the changed columns
 */
export async function plantHostileTexts({ db }: Pick<TestServer, 'db'>): Promise<string[]> {
  const starts = sql.join(
    formulaStarts.map(start => sql`${start}`),
    sql`, `,
  );
  const planted: string[] = [];
  for (const table of Object.values(schema).filter(one => is(one, PgTable))) {
    const { name, columns } = getTableConfig(table);
    for (const column of columns) {
      const isFree = freeColumn.test(column.name) && !column.name.endsWith('_key');
      if (column.columnType !== 'PgText' || column.enumValues?.length || !isFree) continue;
      const changed = await db
        .execute(
          sql`update ${table} set ${sql.identifier(column.name)} =
            (array[${starts}]::text[])[1 + abs(hashtext(ctid::text) % ${formulaStarts.length})] || ${hostileText}
            where ${column} is not null`,
        )
        .then(
          ({ rowCount }) => rowCount ?? 0,
          () => 0,
        );
      if (changed > 0) planted.push(`${name}.${column.name}`);
    }
  }
  return planted;
}

/** What a spreadsheet program would do with the cells of a workbook. */
export interface WorkbookDangers {
  /** Elements `f`, which are formulas. */
  readonly formulas: number;
  /** Cells with a text that begins like a formula. */
  readonly hostile: number;
  /** Those that the program may take for a formula after an edit, because they are not formatted as text. */
  readonly unprotected: readonly string[];
}

/** Reads every sheet of a workbook. */
export async function findDangers(file: Uint8Array): Promise<WorkbookDangers> {
  const { sheets } = await readXlsx(file, { readStyles: true });
  let formulas = 0;
  let hostile = 0;
  const unprotected: string[] = [];
  for (const [at, sheet] of sheets.entries()) {
    await new XlsxArchive(Buffer.from(file), defaultLimits).scanAll(
      `xl/worksheets/sheet${at + 1}.xml`,
      {
        wantsText: false,
        open: element => {
          if (element === 'f') formulas += 1;
          return true;
        },
        close: () => undefined,
        text: () => undefined,
      },
    );
    sheet.rows.forEach((row, rowAt) =>
      row.forEach((value, column) => {
        if (typeof value !== 'string' || !/^[=+\-@\t\r]/.test(value)) return;
        hostile += 1;
        const style = sheet.cells?.get(`${rowAt},${column}`)?.style;
        if (style?.numFmt !== '@') unprotected.push(`${sheet.name} ${rowAt},${column}: ${value}`);
      }),
    );
  }
  return { formulas, hostile, unprotected };
}
