import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { booleanOrAll, id, idParams, listQuery, page, recordId } from '../../core/list.ts';
import { longText, timestamp } from '../../core/record.ts';
import { uploadLimit } from '../../core/attachment.ts';
import { uploadedFile, type FileRule } from '../../core/values/upload.ts';
import { containsNik } from '../../core/values/nik.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { temperature } from '../work-order/record.ts';

/** Storage limits of vaccine in degrees Celsius (Kemenkes, cold chain of inactivated vaccine). */
export const storageLimits = { min: 2, max: 8 } as const;

/** Whether a storage temperature endangers the vaccine. */
export const isExcursion = (suhu: number): boolean =>
  suhu < storageLimits.min || suhu > storageLimits.max;

/** Maximum number of readings of one file. */
export const maxReadings = 5000;

/** A file of a data logger. */
export const readingsRule: FileRule = { extensions: ['csv'], maxBytes: 1_000_000 };

/** A reading of the temperature in which a facility stores vaccine. */
export const temperatureReading = z.object({
  id: z.int(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  waktu: timestamp,
  /** Degrees Celsius. */
  suhu: z.number(),
  diLuarBatas: z.boolean(),
  sumber: z.enum(['MANUAL', 'BERKAS']),
  catatan: z.string().nullable(),
  dicatat: timestamp,
  oleh: z.string().nullable(),
});
export type TemperatureReading = z.infer<typeof temperatureReading>;

export const temperatureInput = z.strictObject({
  /** Defaults to the caller's facility. */
  idFaskes: recordId.optional().meta({ input: 'lookup:faskes' }),
  waktu: timestamp,
  suhu: temperature,
  catatan: longText(300).refine(value => !value || !containsNik(value), {
    message: issueMessage('input.identityNumber'),
  }),
});

/** What was read of a file. */
const importedReadings = z.object({
  disimpan: z.int(),
  /** Readings that were stored before. */
  sudahAda: z.int(),
  diLuarBatas: z.int(),
  terendah: z.number().nullable(),
  tertinggi: z.number().nullable(),
});
export type ImportedReadings = z.infer<typeof importedReadings>;

export const temperatureCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Suhu',
    access: 'temperature.read',
    summary: 'Catatan suhu penyimpanan vaksin di faskes',
    extension: true,
    query: listQuery(['waktu', 'suhu'], {
      idFaskes: id.optional(),
      /** First and last day in Jakarta. */
      dari: plausibleDay.optional(),
      sampai: plausibleDay.optional(),
      diLuarBatas: booleanOrAll,
      /** Whether it was read within the last seven days. */
      terbaru: booleanOrAll,
    }),
    answer: page(temperatureReading),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Suhu',
    access: 'temperature.create',
    summary: 'Mencatat suhu penyimpanan',
    extension: true,
    body: temperatureInput,
    status: 201,
    answer: temperatureReading,
  }),
  import: endpoint({
    method: 'POST',
    path: '/Suhu/unggah/{id}',
    access: 'temperature.create',
    summary: 'Mengunggah catatan suhu sebuah faskes dari berkas CSV (waktu, suhu)',
    extension: true,
    params: idParams,
    multipart: uploadLimit(readingsRule),
    body: z.strictObject({ berkas: uploadedFile(readingsRule) }),
    answer: importedReadings,
  }),
};
