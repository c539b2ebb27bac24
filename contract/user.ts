import { z } from './zod.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './list.ts';
import { roles } from './policy.ts';
import { recordFields } from './record.ts';

/** An account as its owner sees it. */
export const account = z.object({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  noHP: z.string().nullable(),
  roleName: z.enum(roles),
  /** The name of the role held, which is the base role's unless an administrator made it. */
  namaPeran: z.string(),
  idReferensi: z.int().nullable(),
  organizationID: z.int().nullable(),
  organizationName: z.string().nullable(),
  ...recordFields,
});
export type Account = z.infer<typeof account>;

export const userCalls = {
  get: endpoint({
    method: 'GET',
    path: '/GTC/GetById/{id}',
    access: 'akun.read',
    summary: 'Satu akun',
    beforePasswordChange: true,
    params: idParams,
    answer: account,
  }),
};
