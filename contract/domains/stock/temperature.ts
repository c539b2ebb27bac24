import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { booleanOrAll, id, idParams, listQuery, page, recordId } from '../../core/list.ts';
import { longText, timestamp } from '../../core/record.ts';
import { uploadLimit } from '../../core/attachment.ts';
import { otherSpreadsheets, uploadedFile, type FileRule } from '../../core/values/upload.ts';
import { containsNik } from '../../core/values/nik.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { zones } from '../../core/values/zone.ts';
import { temperature } from '../work-order/record.ts';
import { maxChillers } from './chiller.ts';
import { excursionDecisions, excursionInput, excursionScope } from './excursion.ts';

/** Storage limits of vaccine in degrees Celsius (Kemenkes, cold chain of inactivated vaccine). */
export const storageLimits = { min: 2, max: 8 } as const;

/** Whether a storage temperature endangers the vaccine. */
export const isExcursion = (suhu: number): boolean =>
  suhu < storageLimits.min || suhu > storageLimits.max;

/** Maximum number of readings of one file. */
export const maxReadings = 5000;

/** Maximum number of unreadable rows that are listed with their reason. */
export const maxRefusedRows = 100;

/** A file of a data logger. */
export const readingsRule: FileRule = {
  extensions: ['csv', 'txt', 'tsv', 'xlsx'],
  alsoAccepted: otherSpreadsheets,
  maxBytes: 2_000_000,
};

/** A reading of the temperature in which a facility stores vaccine. */
export const temperatureReading = z.object({
  id: z.int(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  idChiller: z.int().nullable(),
  namaChiller: z.string().nullable(),
  waktu: timestamp,
  /** Zone of the facility. */
  zona: z.enum(zones),
  /** Degrees Celsius. */
  suhu: z.number(),
  diLuarBatas: z.boolean(),
  sumber: z.enum(['MANUAL', 'BERKAS']),
  catatan: z.string().nullable(),
  dicatat: timestamp,
  oleh: z.string().nullable(),
  /** What was decided about a reading outside the limits; null until then. */
  penanganan: z.enum(excursionDecisions).nullable(),
  alasanPenanganan: z.string().nullable(),
  waktuPenanganan: timestamp.nullable(),
  ditanganiOleh: z.string().nullable(),
  /** Doses that the decision moved into quarantine. */
  dosisDikarantina: z.int().nullable(),
  version: z.int(),
});
export type TemperatureReading = z.infer<typeof temperatureReading>;

export const temperatureInput = z.strictObject({
  /** Defaults to the caller's facility. */
  idFaskes: recordId.optional().meta({ input: 'lookup:faskes' }),
  /** A chiller of the facility. */
  idChiller: recordId.nullish(),
  waktu: timestamp,
  suhu: temperature,
  catatan: longText(300).refine(value => !value || !containsNik(value), {
    message: issueMessage('input.identityNumber'),
  }),
});

/** Why a row of a file is not read. */
export const rowProblems = ['WAKTU', 'MENDATANG', 'LAMA', 'SUHU', 'KOSONG'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** What a file holds: the readings that can be stored, and the rows that cannot. */
const readingsOfFile = {
  /** Readings outside the limits, and the lowest and highest one. */
  diLuarBatas: z.int(),
  terendah: z.number().nullable(),
  tertinggi: z.number().nullable(),
  /** Rows that are not read, and the first of them. */
  ditolak: z.int(),
  barisDitolak: z
    .array(z.object({ baris: z.int(), alasan: z.enum(rowProblems), isi: z.string() }))
    .max(maxRefusedRows),
};

/** What a file holds before anything is stored. */
const checkedReadings = z.object({
  /** Readings that can be stored, one a minute. */
  dapatDisimpan: z.int(),
  pertama: timestamp.nullable(),
  terakhir: timestamp.nullable(),
  /** Zone of the facility, on whose clock the times of the file are. */
  zona: z.enum(zones),
  /** The chiller that the file names, if it is one of the facility's. */
  idChiller: z.int().nullable(),
  ...readingsOfFile,
});
export type CheckedReadings = z.infer<typeof checkedReadings>;

/** What was stored of a file. */
const importedReadings = z.object({
  disimpan: z.int(),
  /** Readings that were stored before. */
  sudahAda: z.int(),
  ...readingsOfFile,
});
export type ImportedReadings = z.infer<typeof importedReadings>;

/** Maximum number of points of a line of the chart. */
export const maxChartPoints = 200;

/** The readings of one chiller, summed up by spans of time. */
const temperatureLine = z.object({
  idChiller: z.int().nullable(),
  namaChiller: z.string().nullable(),
  titik: z
    .array(z.object({ waktu: timestamp, terendah: z.number(), tertinggi: z.number() }))
    .max(maxChartPoints + 1),
});
export type TemperatureLine = z.infer<typeof temperatureLine>;

const period = {
  idFaskes: id.optional(),
  idChiller: id.optional(),
  /** First and last day, on the clock of the facility. */
  dari: plausibleDay.optional(),
  sampai: plausibleDay.optional(),
};

export const temperatureCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Suhu',
    access: 'temperature.read',
    summary: 'Catatan suhu penyimpanan vaksin di faskes',
    extension: true,
    query: listQuery(['waktu', 'suhu'], {
      ...period,
      diLuarBatas: booleanOrAll,
      /** Whether it is outside the limits and nothing is decided about it yet. */
      belumDitangani: booleanOrAll,
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
  chart: endpoint({
    method: 'GET',
    path: '/Suhu/grafik/{id}',
    access: 'temperature.read',
    summary: 'Suhu terendah dan tertinggi sebuah faskes menurut waktu, satu garis tiap chiller',
    extension: true,
    params: idParams,
    query: z.strictObject({
      idChiller: period.idChiller,
      dari: period.dari,
      sampai: period.sampai,
    }),
    answer: z.object({
      zona: z.enum(zones),
      garis: z.array(temperatureLine).max(maxChillers + 1),
    }),
  }),
  excursion: endpoint({
    method: 'GET',
    path: '/Suhu/penanganan/{id}',
    access: 'temperature.update',
    summary: 'Stok yang ada saat suhu di luar batas, dengan dosis yang sekarang masih ada',
    extension: true,
    params: idParams,
    answer: excursionScope,
  }),
  handle: endpoint({
    method: 'POST',
    path: '/Suhu/penanganan/{id}',
    access: 'temperature.update',
    summary: 'Memutuskan suhu di luar batas: dosisnya dikarantina, atau tidak perlu',
    extension: true,
    params: idParams,
    body: excursionInput,
    answer: temperatureReading,
  }),
  check: endpoint({
    method: 'POST',
    path: '/Suhu/periksa/{id}',
    access: 'temperature.create',
    summary: 'Membaca berkas pencatat suhu tanpa menyimpannya',
    extension: true,
    params: idParams,
    multipart: uploadLimit(readingsRule),
    body: z.strictObject({ berkas: uploadedFile(readingsRule) }),
    answer: checkedReadings,
  }),
  import: endpoint({
    method: 'POST',
    path: '/Suhu/unggah/{id}',
    access: 'temperature.create',
    summary: 'Menyimpan catatan suhu yang terbaca dari berkas pencatat suhu sebuah faskes',
    extension: true,
    params: idParams,
    multipart: uploadLimit(readingsRule),
    body: z.strictObject({ berkas: uploadedFile(readingsRule), idChiller: id.optional() }),
    answer: importedReadings,
  }),
};
