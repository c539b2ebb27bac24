import { endpoint } from '../../core/endpoint.ts';
import { timestamp } from '../../core/record.ts';
import { z } from '../../core/zod.ts';
import { retentionActions, retentionClassNames, retentionStarts } from './classes.ts';

export * from './classes.ts';

/** What one run of the daily job did with one class. */
export const retentionRun = z.object({
  /** The day of the run in Jakarta. */
  hari: z.iso.date(),
  mulai: timestamp,
  /** Null while it runs, or after it was interrupted; the next turn continues it. */
  selesai: timestamp.nullable(),
  /** Records whose data it deleted or made anonymous. */
  jumlah: z.int(),
  /** Due records that another duty keeps for now, such as an unreported adverse event. */
  tertunda: z.int(),
});

/** A class of personal data in the report of an officer; counts are those at the end of the last run. */
export const retentionReport = z.object({
  kelas: z.enum(retentionClassNames),
  masa: z.object({ jam: z.int(), hari: z.int(), tahun: z.int() }),
  dihitungSejak: z.enum(retentionStarts),
  tindakan: z.enum(retentionActions),
  dasar: z.string(),
  perluAhliHukum: z.boolean(),
  dapatDitahan: z.boolean(),
  /** Records whose data are stored; null before the first run, and for data that stay. */
  tersimpan: z.int().nullable(),
  /** The earliest instant from which the period of one of them counts. */
  tertua: timestamp.nullable(),
  /** How many become due within `retentionOutlookDays`. */
  jatuhTempo: z.int().nullable(),
  /** How many of the due ones a legal hold keeps. */
  ditahan: z.int().nullable(),
  /** The last runs, newest first. */
  jalan: z.array(retentionRun),
});
export type RetentionReport = z.infer<typeof retentionReport>;

export const retensiCalls = {
  report: endpoint({
    method: 'GET',
    path: '/Retensi',
    access: 'retensi.read',
    summary: 'Masa simpan setiap kelas data pribadi, isinya, dan apa yang dihapus akhir-akhir ini',
    extension: true,
    answer: z.object({ kelas: z.array(retentionReport), penahananBerlaku: z.int() }),
  }),
};
