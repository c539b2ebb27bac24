import { endpoint } from '../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { issueMessage } from '../core/messages/message.ts';
import { expectedVersion, recordFields, text, timestamp } from '../core/record.ts';
import { stateHistoryCall } from '../core/state-history.ts';
import { withoutNik } from '../core/values/without-nik.ts';
import { z } from '../core/zod.ts';
import { penahananEvents, penahananStates } from '../states/penahanan.ts';

/** Whose data a legal hold keeps: one person's, all of a company, or those of the company of an agreement. */
export const holdSubjects = ['ORANG', 'PERUSAHAAN', 'PERJANJIAN'] as const;
export type HoldSubject = (typeof holdSubjects)[number];

/** The field that names the subject of each kind. */
export const holdSubjectField = {
  ORANG: 'idPeserta',
  PERUSAHAAN: 'idBHBU',
  PERJANJIAN: 'idPKS',
} as const satisfies Record<HoldSubject, string>;

const reason = withoutNik(text(5, 500)).meta({ input: 'multiline' });

/** Editable fields of a legal hold. */
export const penahananFields = {
  sasaran: z.enum(holdSubjects),
  /** Any registration of the person; all of the person are held. */
  idPeserta: recordId.nullish(),
  idBHBU: recordId.nullish().meta({ input: 'lookup:bhbu' }),
  idPKS: recordId.nullish().meta({ input: 'lookup:pks' }),
  alasan: reason,
};

export const penahananInput = z.strictObject(penahananFields).check(({ value, issues }) => {
  const field = holdSubjectField[value.sasaran];
  if (value[field]) return;
  const message = issueMessage('penahanan.subjectMissing');
  issues.push({ code: 'custom', input: value[field], path: [field], message });
});

/** A legal hold: while it is in force, neither the daily job nor a request erases what it covers. */
export const penahanan = z.object({
  id: z.int(),
  sasaran: z.enum(holdSubjects),
  idPeserta: z.int().nullable(),
  /** The company, also that of an agreement. */
  idBHBU: z.int().nullable(),
  idPKS: z.int().nullable(),
  /** Name of the person or the company, or number of the agreement. */
  namaSasaran: z.string(),
  alasan: z.string(),
  status: z.enum(penahananStates.names),
  /** Why it ends, by the one who proposed it. */
  alasanAkhir: z.string().nullable(),
  idPengusul: z.int().nullable(),
  pengusul: z.string().nullable(),
  berakhirPada: timestamp.nullable(),
  berakhirOleh: z.string().nullable(),
  ...recordFields,
});
export type Penahanan = z.infer<typeof penahanan>;

export const penahananCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Penahanan',
    access: 'penahanan.read',
    summary: 'Daftar penahanan data (legal hold)',
    extension: true,
    query: listQuery(['createdAt', 'status', 'modifiedAt'], {
      sasaran: anyOf(holdSubjects),
      status: anyOf(penahananStates.names),
      idBHBU: id.optional(),
      idPeserta: id.optional(),
      /** Those in force that cover a registration, by its person or by a company of the person. */
      mencakup: id.optional(),
      /** Those whose end another person proposed. */
      menunggu: z.stringbool().optional(),
    }),
    answer: page(penahanan),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Penahanan/{id}',
    access: 'penahanan.read',
    summary: 'Satu penahanan data',
    extension: true,
    params: idParams,
    answer: penahanan,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Penahanan',
    access: 'penahanan.create',
    summary: 'Menahan data seseorang, sebuah perusahaan, atau sebuah perjanjian dari penghapusan',
    extension: true,
    ignored: ['status', 'namaSasaran'],
    body: penahananInput,
    status: 201,
    answer: penahanan,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Penahanan/status/{id}',
    access: 'penahanan.end',
    summary: 'Mengusulkan, menyetujui, atau menolak berakhirnya penahanan; dua orang',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(penahananEvents),
      alasan: reason.nullish(),
      version: expectedVersion,
    }),
    answer: penahanan,
  }),
  history: stateHistoryCall('/Penahanan/riwayat/{id}', 'penahanan.read'),
};
