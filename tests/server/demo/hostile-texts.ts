import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/platform/db/schema/index.ts';
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
