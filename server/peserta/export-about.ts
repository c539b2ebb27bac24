import { maskNiks } from '#contract/nik.ts';
import type { ExportProfile } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import type { Sheet } from '../spreadsheet/workbook.ts';
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

/** The sheet that tells who opens the file later what it is, and of which moment. */
export function aboutSheet(
  ctx: Context,
  profile: ExportProfile,
  rows: number,
  asked: Asked,
): Sheet {
  const filters = Object.entries(saidFilters(asked));
  return {
    name: 'Keterangan',
    columns: [
      { header: 'Perihal', kind: 'text', width: 24 },
      { header: 'Isi', kind: 'text', width: 60 },
    ],
    rows: [
      [
        ['Berkas', profile.fileName],
        ['Diekspor pada', `${when.format(ctx.now)} WIB`],
        ['Diekspor oleh', ctx.user.fullName],
        ['Jumlah peserta', String(rows)],
        ...(filters.length > 0
          ? filters.map(([name, value]) => [`Saringan ${name}`, value])
          : [['Saringan', 'Tanpa saringan']]),
        [
          'Perhatian',
          'Berkas ini memuat data pribadi. Simpan dan kirim hanya seperlunya (UU 27/2022).',
        ],
      ],
    ],
  };
}
