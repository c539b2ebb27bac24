import { filterText } from '#contract/core/list-filter.ts';
import { maskNiks } from '#contract/core/values/nik.ts';
import type { ExportProfile } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import type { CellValue, WriteSheet } from '#server/platform/spreadsheet/write-workbook.ts';
import type { PesertaFilter } from '../filter.ts';
import type { ExportTotals } from './export-rows.ts';
import { describeFilter } from './filter-labels.ts';

/**
 * Returns the applied filters as text without identity numbers, for the audit log and the sheet.
 */
export const appliedFilters = (criteria: PesertaFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries<unknown>(criteria)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        maskNiks(Array.isArray(value) ? `${value.length} nomor` : filterText(value)),
      ]),
  );

const dateTimeFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/**
 * Builds the sheet that describes the export: file, time, author, filters and row count.
 * @param totals filled by the sheet before it, so it is read only after that sheet is written
 */
export const infoSheet = (
  ctx: Context,
  profile: ExportProfile,
  criteria: PesertaFilter,
  totals: Readonly<ExportTotals>,
): WriteSheet => ({
  name: 'Keterangan',
  columns: [
    { header: 'Perihal', width: 24 },
    { header: 'Isi', width: 60 },
  ],
  rows: infoRows(ctx, profile, criteria, totals),
});

function* infoRows(
  ctx: Context,
  profile: ExportProfile,
  criteria: PesertaFilter,
  totals: Readonly<ExportTotals>,
): Generator<CellValue[], void, undefined> {
  yield ['Berkas', profile.fileName];
  yield ['Diekspor pada', `${dateTimeFormat.format(ctx.now)} WIB`];
  yield ['Diekspor oleh', ctx.user.fullName];
  yield ['Jumlah peserta', String(totals.rows)];
  const filters = Object.entries(appliedFilters(criteria)) as [keyof PesertaFilter, string][];
  for (const [filter, value] of filters) {
    const { name, text } = describeFilter(filter, value, criteria, totals);
    yield [`Filter ${name}`, text];
  }
  if (filters.length === 0) yield ['Filter', ctx.render(message('peserta.export.unfiltered'))];
  yield ['Perhatian', ctx.render(message('peserta.export.personalData'))];
}
