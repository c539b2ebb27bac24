import { account, newUserInput, userInput, type Account } from '#contract/domains/user.ts';
import { canGrantRole } from '#contract/policy.ts';
import {
  defineResource,
  type ResourceSpec,
  type DisabledReason,
} from '#src/kit/resource/definition.ts';
import type { Session } from '#src/providers/session.ts';
import { userActions, userRemoval } from './actions.ts';
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { OrganizationInput } from './OrganizationInput.tsx';
import { RoleInput } from './RoleInput.tsx';
import { userResource } from './manifest.ts';

/** Why the caller cannot change an account; undefined if they can. */
export function lockedReason(
  { id, roleName }: Account,
  session: Session,
): DisabledReason | undefined {
  if (id === session.id) {
    return {
      messageKey: 'resources.user.page.own',
      alternative: { label: 'resources.user.page.profile', to: '/dashboard/user/edit-profile' },
    };
  }
  return canGrantRole(session.role, roleName)
    ? undefined
    : { messageKey: 'resources.user.page.higher_role' };
}

/** The fields about the person. */
export const personFields = ['fullName', 'email', 'noHP'];
/** The section with role and organization. */
export const accessSection = { title: 'access', fields: ['roleId', 'idReferensi'] };

/** User accounts with their role and organization. */
export const definition = defineResource<Account>({
  ...userResource.resource,
  record: account,
  input: userInput,
  nameOf: ({ fullName }) => fullName,
  hasUndo: true,
  fields: {
    email: { kind: 'email' },
    noHP: { kind: 'phone' },
    roleId: { lookup: 'role', Input: RoleInput, render: ({ namaPeran }) => namaPeran },
    idReferensi: {
      Input: OrganizationInput,
      render: ({ organizationName }) => organizationName ?? '–',
    },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    roleName: { messagePrefix: 'resources.role.base' },
  },
  sort: { field: 'fullName', order: 'ASC' },
  columns: [
    { source: 'fullName', isLink: true, isSortable: true },
    { source: 'userName', isSortable: true },
    { source: 'namaPeran', isSortable: true },
    { source: 'organizationName' },
    { source: 'isActive' },
    { source: 'lastSignedInAt', isSortable: true },
    { source: 'faktorKedua', isHiddenByDefault: true },
    { source: 'email', isHiddenByDefault: true },
    { source: 'noHP', isHiddenByDefault: true },
    { source: 'kataSandiAwalSampai', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'roleId' },
    { source: 'idBHBU' },
    { source: 'idFaskes' },
    { source: 'isActive' },
  ],
  card: { facts: ['namaPeran', 'organizationName'], chip: 'isActive' },
  headerFields: ['namaPeran', 'organizationName', 'lastSignedInAt'],
  show: { chips: ['isActive'], number: ({ userName }) => userName },
  form: [{ title: 'person', fields: personFields }, accessSection, { Content: PasswordReset }],
  actions: userActions(lockedReason),
  deletion: userRemoval,
  readOnlyReason: lockedReason,
});

/**
 * Definition of the create form, which includes the user name; the first password is shown after
 * saving.
 */
export const createDefinition: ResourceSpec = {
  ...definition,
  input: newUserInput,
  form: [{ title: 'person', fields: ['userName', ...personFields] }, accessSection],
  CreatedDialog: FirstPasswordDialog,
};
