import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { anyOf } from '../core/list-filter.ts';
import { idParams, listQuery, page } from '../core/list.ts';
import { roles } from '../policy.ts';
import { longText, recordFields, text, expectedVersion } from '../core/record.ts';
import { issueMessage } from '../core/messages/message.ts';

/** Body that creates or updates a role. */
export const roleInput = z.strictObject({
  name: text(2, 40).regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u, issueMessage('role.name')),
  /** Base role that defines the permissions. */
  peranDasar: z.enum(roles),
  keterangan: longText(200),
  version: expectedVersion,
});

/** A built-in role, or one that an administrator created from a base role. */
export const role = z.object({
  id: z.int(),
  name: z.string(),
  peranDasar: z.enum(roles),
  bawaan: z.boolean(),
  keterangan: z.string().nullable(),
  jumlahPengguna: z.int(),
  ...recordFields,
});
export type RoleRecord = z.infer<typeof role>;

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = ['bawaan', 'jumlahPengguna'];

export const roleCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Role',
    access: 'role.read',
    summary: 'Daftar peran',
    query: listQuery(['name', 'peranDasar', 'jumlahPengguna', 'modifiedAt'], {
      peranDasar: anyOf(roles),
      bawaan: z.stringbool().optional(),
    }),
    answer: page(role),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Role/{id}',
    access: 'role.read',
    summary: 'Satu peran',
    params: idParams,
    answer: role,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Role',
    access: 'role.create',
    summary: 'Membuat peran di atas sebuah peran dasar',
    ignored: ignoredKeys,
    body: roleInput,
    status: 201,
    answer: role,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Role/{id}',
    aliases: ['/Role'],
    access: 'role.update',
    summary: 'Mengubah peran',
    ignored: ignoredKeys,
    stepUp: true,
    params: idParams,
    body: roleInput,
    answer: role,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Role/{id}',
    aliases: ['/Role'],
    access: 'role.delete',
    summary: 'Menghapus peran yang tidak dipakai',
    params: idParams,
    answer: role,
  }),
};
