import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { download, endpoint, downloadTicket } from '../../core/endpoint.ts';
import {
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
  recordId,
  managerFilter,
} from '../../core/list.ts';
import { dayRange } from '../../core/list-filter.ts';
import { timestamp } from '../../core/record.ts';
import { boosterFields, boosterInput } from './booster.ts';
import { vaccinationStates } from './vaccination-states.ts';
import { exportCallNames } from './exports.ts';
import { historyCalls } from './history.ts';
import {
  dataStates,
  nikFacts,
  pesertaActiveInput,
  peserta,
  pesertaInput,
  vaccinationTypes,
} from './record.ts';

const booleanParam = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional();
const vaccinationTypeParam = z.coerce
  .number<number | string>()
  .pipe(z.literal(vaccinationTypes))
  .optional();

/** An optional enum query value that ignores case. */
const caseInsensitiveEnum = <const T extends readonly [string, ...string[]]>(words: T) =>
  z
    .string()
    .transform(word => word.toUpperCase())
    .pipe(z.enum(words))
    .optional();

/** Filters shared by the list, its count and its export. */
export const pesertaFilters = {
  isWNI: booleanParam,
  statusData: caseInsensitiveEnum(dataStates),
  /** Dose progress, each registration by the number of doses of its type. */
  statusVaksinasi: caseInsensitiveEnum(vaccinationStates),
  userId: id.optional(),
  idFaskes: id.optional(),
  ...managerFilter,
  idBHBU: id.optional(),
  nik: enteredValue().max(24).optional(),
  vaccinationType: vaccinationTypeParam,
  isVoucher: booleanParam,
  isEligible: booleanParam,
  isActive: booleanOrAll,
  TanggalVaksinasi: dayRange(),
  /** Planned day. */
  rencanaTanggal: dayRange(),
  /** Registered or changed by this import, and not undone. */
  idImport: id.optional(),
};

/** Rows that are counted for a list whose filters the stored counts do not support. */
export const maxCountedMatches = 10_000;

const sortable = [
  'createdAt',
  'nama',
  'tanggalLahir',
  'statusData',
  'modifiedAt',
  /** Participants without a planned day come last. */
  'rencanaTanggal',
] as const;

const pesertaListQuery = listQuery(sortable, {
  ...pesertaFilters,
  /**
   * Skips the exact count: `totalRecords` is then a lower bound, one more than the rows so far if
   * another page follows.
   */
  tanpaTotal: booleanParam,
});

/** Filters of the list without paging and sorting, for its count and export. */
export const pesertaCountQuery = pesertaListQuery.omit({
  pageNumber: true,
  pageSize: true,
  sortBy: true,
  sortOrder: true,
  tanpaTotal: true,
});

const pesertaExportQuery = pesertaCountQuery.extend({
  ExportVersion: z.coerce
    .number<number | string>()
    .pipe(z.literal([1, 2]))
    .optional(),
  tiket: downloadTicket,
});

const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = [
  'idBHBU',
  'namaBHBU',
  'namaFaskes',
  'namaKabKota',
  'userId',
  'vaccinationType',
  'statusData',
  'alasan',
  'dariNik',
  'alasanNonaktif',
  'pembatasan',
  'noPembatasan',
  'isVoucher',
  ...Object.keys(boosterFields),
  'isEligible',
  'layakMulai',
  'alasanTidakLayak',
  'layakDiperiksa',
  'smartCheckStatus',
  'smartCheckCatatan',
  'noTiket',
  'dosisDiberikan',
  'tanggalVaksinasi',
  'idImport',
  'deletedAt',
];

/** Result of a bulk action, per participant. */
const bulkResult = z.object({
  done: z.array(z.int()),
  failed: z.array(z.object({ id: z.int(), reason: z.string() })),
});

export const pesertaCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Peserta',
    access: 'peserta.read',
    summary: 'Daftar peserta dalam jangkauan peran',
    query: pesertaListQuery,
    answer: page(peserta),
  }),
  listByUser: endpoint({
    method: 'GET',
    path: '/Peserta/getByUserId',
    access: 'peserta.read',
    summary: 'Peserta milik sendiri: perusahaan sendiri bagi BHBU, unggahan sendiri bagi yang lain',
    query: pesertaListQuery.extend({
      pageSize: z.coerce.number<number | string>().int().min(1).max(500).default(10),
    }),
    answer: page(peserta),
  }),
  listExternal: endpoint({
    method: 'GET',
    path: '/Peserta/GetAllFaskesBooster',
    access: 'peserta.read',
    summary: 'Booster yang diberikan di tempat lain, dalam jangkauan peran',
    query: pesertaListQuery,
    answer: page(peserta),
  }),
  count: endpoint({
    method: 'GET',
    path: '/Peserta/jumlah',
    access: 'peserta.read',
    summary:
      'Jumlah peserta untuk saringan yang sama dengan daftarnya, tepat sampai 10.000 hasil pencarian',
    extension: true,
    query: pesertaCountQuery,
    answer: z.object({
      totalRecords: z.int(),
      /** More rows match than were counted; see `maxCountedMatches`. */
      isLowerBound: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Peserta/GetById/{id}',
    access: 'peserta.read',
    summary: 'Satu peserta',
    params: idParams,
    answer: peserta.extend({
      /** What the NIK says; only while the birth date or the sex contradicts it. */
      dariNik: nikFacts.nullable(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Peserta',
    access: 'peserta.create',
    summary: 'Mendaftarkan peserta',
    ignored: ignoredKeys.filter(key => key !== 'idBHBU'),
    body: pesertaInput.extend({
      /** Owning company; the server ignores it for a company's own account. */
      idBHBU: recordId.nullish().meta({ input: 'lookup:bhbu' }),
    }),
    status: 201,
    answer: peserta,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Peserta/{id}',
    access: 'peserta.update',
    summary: 'Mengubah peserta; NIK yang tersamar atau tidak dikirim tetap seperti semula',
    ignored: [...ignoredKeys, 'isActive'],
    params: idParams,
    body: pesertaInput,
    answer: peserta,
  }),
  getBooster: endpoint({
    method: 'GET',
    path: '/Peserta/booster/{id}',
    access: 'peserta.read',
    summary:
      'Booster satu peserta; dari pendaftaran reguler: booster yang terkait, atau isian awalnya bila belum ada',
    extension: true,
    params: idParams,
    answer: peserta,
  }),
  updateBooster: endpoint({
    method: 'PUT',
    path: '/Peserta/updatebooster/{id}',
    access: 'peserta.update',
    summary:
      'Menyimpan booster; dari pendaftaran reguler dibuat atau disimpan booster yang terkait dengannya',
    params: idParams,
    ignored: [
      ...Object.keys(peserta.shape).filter(key => !(key in boosterInput.shape)),
      'isActive',
    ],
    body: boosterInput,
    answer: peserta,
  }),
  checkEligibility: endpoint({
    method: 'POST',
    path: '/Peserta/kelayakan/{id}',
    access: 'peserta.update',
    summary: 'Memeriksa kelayakan booster: aturan program, dan layanan luar bila dipasang',
    extension: true,
    params: idParams,
    answer: peserta,
  }),
  makeTicket: endpoint({
    method: 'POST',
    path: '/Peserta/tiketBooster/{id}',
    access: 'peserta.update',
    summary: 'Membuat tiket booster bagi peserta yang layak',
    extension: true,
    params: idParams,
    answer: peserta,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/Peserta/updatenonaktif/{id}',
    access: 'peserta.update',
    summary: 'Menonaktifkan peserta dengan alasan, atau mengaktifkannya kembali',
    params: idParams,
    body: pesertaActiveInput,
    answer: peserta,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Peserta/{id}',
    aliases: ['/Peserta/deleteById/{id}'],
    access: 'peserta.delete',
    summary: 'Menghapus peserta; masih dapat dipulihkan',
    params: idParams,
    answer: peserta,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/Peserta/pulihkan/{id}',
    access: 'peserta.delete',
    summary: 'Memulihkan peserta yang dihapus',
    extension: true,
    params: idParams,
    answer: peserta,
  }),
  bulkAction: endpoint({
    method: 'POST',
    path: '/Peserta/banyak',
    access: 'peserta.update',
    summary: 'Menonaktifkan, mengaktifkan, menghapus atau memulihkan banyak peserta',
    extension: true,
    body: z.strictObject({
      ids: z.array(recordId).min(1).max(500),
      act: z.enum(['nonaktif', 'aktif', 'hapus', 'pulihkan']),
      alasan: pesertaActiveInput.shape.alasan,
    }),
    answer: bulkResult,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/Peserta/identitas/{id}',
    access: 'peserta.reveal',
    summary:
      'Memperlihatkan nomor identitas satu peserta; tercatat di jejak audit, paling banyak 60 kali dalam sepuluh menit',
    extension: true,
    secret: true,
    params: idParams,
    answer: z.object({
      nik: z.string().nullable(),
      noPaspor: z.string().nullable(),
      noKitas: z.string().nullable(),
      penanggung: z.string().nullable(),
    }),
  }),
  export: download(xlsxMediaType, {
    method: 'GET',
    writes: 'trace',
    path: '/Peserta/Export',
    access: 'peserta.export',
    summary: 'Peserta dalam jangkauan peran sebagai spreadsheet; tercatat di jejak audit',
    query: pesertaExportQuery,
  }),
  exportByUser: download(xlsxMediaType, {
    method: 'GET',
    writes: 'trace',
    path: '/Peserta/exportByUserId',
    access: 'peserta.export',
    summary: 'Peserta milik sendiri sebagai spreadsheet; tercatat di jejak audit',
    query: pesertaExportQuery,
  }),
  exportFaskes: download(xlsxMediaType, {
    method: 'GET',
    writes: 'trace',
    path: '/Peserta/ExportFaskes',
    access: 'peserta.export',
    summary: 'Peserta faskes sebagai spreadsheet; tercatat di jejak audit',
    query: pesertaExportQuery,
  }),
  exportFaskesExternal: download(xlsxMediaType, {
    method: 'GET',
    writes: 'trace',
    path: '/Peserta/exportfaskesexternal',
    access: 'peserta.export',
    summary: 'Booster yang diberikan di tempat lain sebagai spreadsheet; tercatat di jejak audit',
    query: pesertaExportQuery,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/Peserta/tiketEkspor',
    access: 'peserta.export',
    summary: 'Tiket sekali pakai agar browser mengunduh ekspor tanpa saringan di alamatnya',
    extension: true,
    secret: true,
    body: z.strictObject({
      panggilan: z.enum(exportCallNames),
      /** Query of the call named in `panggilan`. */
      kueri: pesertaExportQuery.omit({ tiket: true }),
    }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  ...historyCalls,
};
