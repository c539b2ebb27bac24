import { mayGrant } from '#contract/policy.ts';
import { account, newUserInput, userInput, type Account } from '#contract/user.ts';
import type { Session } from '#src/providers/session.ts';
import { defineResource, type Definition, type Refusal } from '#src/ui/resource/definition.ts';
import { acts, removal } from './acts.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { RoleInput } from './RoleInput.tsx';

const add = '/admin/user/add';

/** Why the caller cannot change an account; undefined if they can. */
export function lockedFor({ id, roleName }: Account, session: Session): Refusal | undefined {
  if (id === session.id) {
    return {
      reason: 'resources.user.page.own',
      instead: { label: 'resources.user.page.profile', to: '/dashboard/user/edit-profile' },
    };
  }
  return mayGrant(session.role, roleName) ? undefined : { reason: 'resources.user.page.above' };
}

const person = ['fullName', 'email', 'noHP'];
const access = { title: 'access', fields: ['roleId', 'idReferensi'] };

/** User accounts with their role and organization. */
export const definition = defineResource<Account>({
  name: 'user',
  paths: { list: '/admin/user', create: add, edit: '/admin/user/edit/:id' },
  rights: {
    read: 'user.read',
    create: 'user.create',
    update: 'user.update',
    delete: 'user.delete',
  },
  record: account,
  input: userInput,
  nameOf: ({ fullName }) => fullName,
  fields: {
    email: { kind: 'email' },
    noHP: { kind: 'phone' },
    roleId: { lookup: 'role', Input: RoleInput, render: ({ namaPeran }) => namaPeran },
    idReferensi: {
      Input: ReferenceInput,
      render: ({ organizationName }) => organizationName ?? '–',
    },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    roleName: { words: 'resources.role.base' },
    isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') },
  },
  sort: { field: 'fullName', order: 'ASC' },
  columns: [
    { source: 'fullName', link: true, sortable: true },
    { source: 'userName', sortable: true },
    { source: 'namaPeran', sortable: true },
    { source: 'organizationName' },
    { source: 'isActive' },
    { source: 'lastSignedInAt', sortable: true },
    { source: 'email', hideByDefault: true },
    { source: 'noHP', hideByDefault: true },
    { source: 'kataSandiAwalSampai', hideByDefault: true },
    { source: 'modifiedAt', sortable: true, hideByDefault: true },
    { source: 'modifiedBy', hideByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'roleId' },
    { source: 'idBHBU' },
    { source: 'idFaskes' },
    { source: 'isActive' },
  ],
  card: { facts: ['namaPeran', 'organizationName'], chip: 'isActive' },
  head: ['userName', 'namaPeran', 'organizationName', 'isActive', 'lastSignedInAt'],
  form: [{ title: 'person', fields: person }, access, { Content: PasswordReset }],
  acts: acts(lockedFor),
  removal,
  locked: lockedFor,
});

/**
 * Definition of the create form, which includes the user name; the first password is shown after
 * saving.
 */
export const forNew: Definition = {
  ...definition,
  input: newUserInput,
  form: [{ title: 'person', fields: ['userName', ...person] }, access],
  Made: FirstPassword,
};
