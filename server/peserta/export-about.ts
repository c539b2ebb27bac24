import { maskNiks } from '#contract/nik.ts';
import type { ExportProfile } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import type { CellValue, WriteSheet } from '../spreadsheet/write.ts';
import type { Asked } from './filter.ts';

/** What an export was narrowed by, without identity numbers. */
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
 * The sheet that tells who opens the file later what it is, and of which moment.
 * @param written what the sheet before it counts: its number is looked at when its rows are over
 */
export const aboutSheet = (
  ctx: Context,
  profile: ExportProfile,
  asked: Asked,
  written: { readonly rows: number },
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
  written: { readonly rows: number },
): Generator<CellValue[], void, undefined> {
  yield ['Berkas', profile.fileName];
  yield ['Diekspor pada', `${when.format(ctx.now)} WIB`];
  yield ['Diekspor oleh', ctx.user.fullName];
  yield ['Jumlah peserta', String(written.rows)];
  const filters = Object.entries(saidFilters(asked));
  for (const [name, value] of filters) yield [`Saringan ${name}`, value];
  if (filters.length === 0) yield ['Saringan', 'Tanpa saringan'];
  yield [
    'Perhatian',
    'Berkas ini memuat data pribadi. Simpan dan kirim hanya seperlunya (UU 27/2022).',
  ];
}
