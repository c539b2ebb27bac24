import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { resolveFaskes } from '#server/domains/vaksinasi/index.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import type { CellValue, WriteColumn } from '#server/platform/spreadsheet/write-workbook.ts';
import { assessRange } from './assess.ts';
import { sheetHeaders, sourceWords } from './sheet.ts';
import type { Source } from './source.ts';

interface TemplateColumn extends WriteColumn {
  readonly of: (source: Source) => CellValue;
}

const columns: readonly TemplateColumn[] = [
  { header: sheetHeaders.sumber, width: 14, of: ({ sumber }) => sourceWords[sumber] },
  { header: sheetHeaders.nomor, width: 15, of: ({ nomor }) => String(nomor) },
  { header: 'Nomor peserta', width: 15, of: ({ idPeserta }) => String(idPeserta) },
  { header: 'Nama', width: 32, of: ({ nama }) => nama },
  { header: 'Tanggal lahir', width: 14, of: ({ tanggalLahir }) => tanggalLahir },
  { header: 'NIK (tersamar)', width: 20, of: ({ nikMask }) => nikMask },
  { header: 'Tanggal', width: 12, of: ({ tanggal }) => tanggal },
  { header: 'Jam', width: 8, of: ({ jam }) => jam },
  { header: 'Dosis ke', width: 9, of: ({ dosisKe }) => String(dosisKe) },
  { header: sheetHeaders.noIHS, width: 26, of: ({ noIHS }) => noIHS },
  { header: sheetHeaders.kunjungan, width: 40, of: ({ kunjungan }) => kunjungan },
];

const notes = [
  'Isi dua kolom terakhir dengan yang ditemukan di SATUSEHAT; jangan dikira-kira. Sel kosong tidak mengubah yang sudah tercatat.',
  'Nomor pasien dicari di SATUSEHAT dengan NIK peserta. Bentuknya P dengan 11 angka, atau 12 angka.',
  'ID kunjungan adalah ID Encounter dari kunjungan itu, 32 huruf dan angka dengan empat tanda hubung. Booster di tempat lain tidak punya kunjungan.',
  'Jangan ubah kolom Sumber dan Nomor catatan: keduanya menunjuk dosisnya.',
];

/** Records that a person asks to restrict, and those that need nothing, are not in the template. */
const isInTemplate = ({ isRestricted, isCancelled }: Source): boolean =>
  !isRestricted && !isCancelled;

/** The template for the numbers of patients and visits, filled with what is known. */
export const templateHandlers: Pick<
  Handlers<typeof satusehatCalls>,
  'template' | 'templateTicket'
> = {
  templateTicket: async (ctx, { body: { kueri } }) => {
    await resolveFaskes(ctx, kueri.idFaskes);
    await assessRange(ctx, kueri);
    return await issueExportTicket(ctx, satusehatCalls.template.path, kueri);
  },

  template: withoutTransaction(async (ctx: Context, { query }) => {
    const { tiket: _ticket, ...range } = query;
    const sources = await transaction(ctx.deps.db, async tx => {
      const inside = { ...ctx, db: tx };
      await resolveFaskes(inside, range.idFaskes);
      return (await assessRange(inside, range)).map(({ source }) => source).filter(isInTemplate);
    });
    ctx.readsPeople(sources.map(({ idPeserta }) => idPeserta));
    return await exportWorkbook(ctx, {
      resource: 'satusehat',
      fileName: `Nomor-SATUSEHAT-${[range.idFaskes, ...new Set([range.dari, range.sampai])].join('-')}.xlsx`,
      count: () => Promise.resolve(sources.length),
      filters: range,
      sheets: [
        {
          name: 'Nomor',
          textColumns: true,
          columns: columns.map(({ header, width }) => ({ header, ...(width ? { width } : {}) })),
          rows: sources.map(source => columns.map(({ of }) => of(source))),
        },
        {
          name: 'Keterangan',
          columns: [{ header: 'Keterangan', width: 110 }],
          rows: notes.map(note => [note]),
        },
      ],
    });
  }),
};
