import { maskNiks } from '#contract/nik.ts';
import type { ExportProfile } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import type { CellValue, WriteSheet } from '../spreadsheet/write.ts';
import type { Written } from './export-lines.ts';
import type { Asked } from './filter.ts';
import { sayFilter } from './filter-words.ts';

/**
 * Returns the applied filters as text without identity numbers, for the audit log and the sheet.
 */
export const saidFilters = (asked: Asked): Record<string, string> =>
  Object.fromEntries(
    Object.entries<unknown>(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        maskNiks(Array.isArray(value) ? `${value.length} nomor` : String(value)),
      ]),
  );

const when = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/**
 * Builds the sheet that describes the export: file, time, author, filters and row count.
 * @param totals filled by the sheet before it, so it is read only after that sheet is written
 */
export const aboutSheet = (
  ctx: Context,
  profile: ExportProfile,
  asked: Asked,
  written: Readonly<Written>,
): WriteSheet => ({
  name: 'Keterangan',
  columns: [
    { header: 'Perihal', width: 24 },
    { header: 'Isi', width: 60 },
  ],
  rows: aboutLines(ctx, profile, asked, written),
});

function* aboutLines(
  ctx: Context,
  profile: ExportProfile,
  asked: Asked,
  written: Readonly<Written>,
): Generator<CellValue[], void, undefined> {
  yield ['Berkas', profile.fileName];
  yield ['Diekspor pada', `${when.format(ctx.now)} WIB`];
  yield ['Diekspor oleh', ctx.user.fullName];
  yield ['Jumlah peserta', String(written.rows)];
  const filters = Object.entries(saidFilters(asked)) as [keyof Asked, string][];
  for (const [filter, value] of filters) {
    const { name, text } = sayFilter(filter, value, asked, written);
    yield [`Filter ${name}`, text];
  }
  if (filters.length === 0) yield ['Filter', 'Tanpa filter: seluruh daftar'];
  yield [
    'Perhatian',
    'Berkas ini memuat data pribadi. Simpan dan kirim hanya seperlunya (UU 27/2022).',
  ];
}
