import { endpoint } from '../core/endpoint.ts';
import { z } from '../core/zod.ts';

/** States of an export, from its ticket to the last byte. */
export const exportStates = ['MENUNGGU', 'BERJALAN', 'SELESAI', 'GAGAL', 'DIHENTIKAN'] as const;
export type ExportState = (typeof exportStates)[number];

/** How far an export is. */
export const exportProgress = z.object({
  keadaan: z.enum(exportStates),
  /** Name of the file; null until the browser has asked for it. */
  berkas: z.string().nullable(),
  /** Rows read so far. */
  baris: z.int().nonnegative(),
  /** Rows of the file; null until they are counted, and for a file without rows. */
  jumlah: z.int().nonnegative().nullable(),
});
export type ExportProgress = z.infer<typeof exportProgress>;

/** The ticket is spent by then; it is in the body to keep it out of the log all the same. */
const ticketOfExport = z.strictObject({ tiket: z.string().min(1).max(100) });

export const exportCalls = {
  progress: endpoint({
    method: 'POST',
    path: '/Ekspor/kemajuan',
    access: 'export.read',
    summary: 'Kemajuan ekspor milik sendiri menurut tiketnya, di server yang menyusunnya',
    extension: true,
    writes: 'nothing',
    body: ticketOfExport,
    answer: exportProgress,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/Ekspor/hentikan',
    access: 'export.end',
    summary: 'Menghentikan ekspor milik sendiri; unduhannya di browser gagal',
    extension: true,
    body: ticketOfExport,
    answer: exportProgress,
  }),
};
