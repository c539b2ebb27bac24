import { endpoint } from '../core/endpoint.ts';
import { jsonValue } from '../core/json-value.ts';
import { id, idParams, listQuery, page } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { longText, recordFields, textLines, timestamp } from '../core/record.ts';
import { stateHistoryCall } from '../core/state-history.ts';
import { withoutNik } from '../core/values/without-nik.ts';
import { z } from '../core/zod.ts';
import { roles } from '../policy.ts';
import { usulanPerubahanEvents, usulanPerubahanStates } from '../states/usulan-perubahan.ts';
import { proposableChangeNames } from '../two-persons.ts';

/** Days after which a proposed change expires. */
export const proposalDays = 14;

/** Open proposals that an account may have. */
export const maxOpenProposals = 50;

/** Resources whose changes are proposed. */
export const proposedResources = ['product', 'service', 'user', 'role'] as const;

const change = z.enum(proposableChangeNames);
const changedFields = z.record(z.string(), jsonValue).nullable();

/** A change that one person proposed and another decides on. */
export const usulanPerubahan = z.object({
  id: z.int(),
  /** The call that makes the change. */
  perubahan: change,
  /** The record concerned; without an id for one that the change would create. */
  sumber: z.enum(proposedResources),
  idRekaman: z.int().nullable(),
  namaRekaman: z.string(),
  /** What would change, as the audit log would have it. */
  sebelum: changedFields,
  sesudah: changedFields,
  /** Why it is proposed. */
  alasan: z.string(),
  /** The roles that may decide on it. */
  peranPemutus: z.array(z.enum(roles)),
  status: z.enum(usulanPerubahanStates.names),
  idPengusul: z.int(),
  pengusul: z.string(),
  /** When it expires. */
  batas: timestamp,
  pemutus: z.string().nullable(),
  diputuskanPada: timestamp.nullable(),
  /** Why it was refused. */
  alasanPutusan: z.string().nullable(),
  ...recordFields,
});
export type UsulanPerubahan = z.infer<typeof usulanPerubahan>;

/** The input of the proposed call, which its own schemas check. */
const part = z.record(z.string().max(60), jsonValue);

export const usulanPerubahanCalls = {
  list: endpoint({
    method: 'GET',
    path: '/UsulanPerubahan',
    access: 'usulanPerubahan.read',
    summary: 'Usulan perubahan harga, akun dan peran yang boleh diputuskan peran pemanggil',
    extension: true,
    query: listQuery(['createdAt', 'batas', 'modifiedAt'], {
      status: anyOf(usulanPerubahanStates.names),
      perubahan: anyOf(proposableChangeNames),
      sumber: anyOf(proposedResources),
      /** Proposals about one record of `sumber`. */
      idRekaman: id.optional(),
      /** Open ones that another person proposed. */
      menunggu: z.stringbool().optional(),
    }),
    answer: page(usulanPerubahan),
  }),
  get: endpoint({
    method: 'GET',
    path: '/UsulanPerubahan/{id}',
    access: 'usulanPerubahan.read',
    summary: 'Satu usulan perubahan',
    extension: true,
    params: idParams,
    answer: usulanPerubahan,
  }),
  create: endpoint({
    method: 'POST',
    path: '/UsulanPerubahan',
    access: 'usulanPerubahan.create',
    summary: 'Mengusulkan perubahan yang memerlukan persetujuan orang lain',
    extension: true,
    body: z.strictObject({
      perubahan: change,
      /** Path parameters and body of the call. */
      params: part.optional(),
      isi: part.optional(),
      alasan: withoutNik(textLines(3, 500)),
    }),
    status: 201,
    answer: usulanPerubahan,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/UsulanPerubahan/keadaan/{id}',
    access: 'usulanPerubahan.update',
    summary:
      'Menerima usulan orang lain, yang menerapkannya, menolaknya, atau menarik usulan sendiri',
    extension: true,
    stepUp: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(usulanPerubahanEvents),
      alasan: longText(500),
      /** Required: the second person accepts what they have seen. */
      version: z.int().positive(),
    }),
    answer: usulanPerubahan,
  }),
  history: stateHistoryCall('/UsulanPerubahan/riwayat/{id}', 'usulanPerubahan.read'),
};
