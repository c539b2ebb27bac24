import {
  machineAccount,
  machineAccountCalls,
  machineInput,
  machineRevocation,
  machineScopes,
  machineStates,
  newMachineInput,
  type MachineAccount,
} from '#contract/domains/machine-account.ts';
import { machineRightNames, machineRightsOf } from '#contract/policy.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  actionWithFields,
  defineResource,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { MachineChanges } from './MachineChanges.tsx';
import { machineAccountResource } from './manifest.ts';
import { NewToken } from './NewToken.tsx';
import { TokenDialog } from './TokenDialog.tsx';

const meaning: Readonly<Record<MachineAccount['status'], Meaning>> = {
  AKTIF: 'good',
  KEDALUWARSA: 'attention',
  DICABUT: 'neutral',
};

/** Systems that call the API of the portal with a token. */
export const definition = defineResource<MachineAccount>({
  ...machineAccountResource.resource,
  record: machineAccount,
  input: machineInput,
  nameOf: ({ nama }) => nama,
  fields: {
    hak: {
      selectableOptions: ({ role }) =>
        permissionScope(role, 'machineAccount.read') === 'own'
          ? machineRightsOf(role)
          : machineRightNames,
    },
    status: { chip: ({ status }) => meaning[status] },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    namaOrganisasi: { render: ({ namaOrganisasi }) => namaOrganisasi ?? '–' },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'namaOrganisasi' },
    { source: 'status' },
    { source: 'tokenSampai', isSortable: true },
    { source: 'terakhirDipakai', isSortable: true },
    { source: 'lingkup', isHiddenByDefault: true },
    { source: 'createdAt', isSortable: true, isHiddenByDefault: true },
    { source: 'createdBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status', options: machineStates },
    { source: 'lingkup', options: machineScopes },
    { source: 'idBHBU' },
    { source: 'idFaskes' },
  ],
  card: { facts: ['namaOrganisasi', 'tokenSampai'], chip: 'status' },
  isDimmed: ({ status }) => status === 'DICABUT',
  form: [{ title: 'system', fields: ['nama', 'hak'] }],
  readOnlyReason: ({ status }) =>
    status === 'DICABUT' ? { messageKey: 'resources.machineAccount.revoked' } : undefined,
  actions: [
    actionWithFields<MachineAccount, typeof machineRevocation>({
      name: 'cabut',
      right: 'machineAccount.update',
      isDestructive: true,
      schema: machineRevocation,
      fields: {
        alasan: { kind: 'multiline', label: 'resources.machineAccount.action.cabut.reason' },
      },
      disabledReason: ({ status }) =>
        status === 'DICABUT' ? { messageKey: 'resources.machineAccount.revoked' } : undefined,
      run: ({ id }, { call, input }) =>
        call(machineAccountCalls.revoke, { params: { id }, body: input }),
    }),
  ],
  show: {
    chips: ['status'],
    primary: ({ id, status }) =>
      status === 'DICABUT'
        ? undefined
        : editLink(machineAccountResource.resource.paths.edit, id, 'machineAccount.update'),
    links: ({ id }) => [auditLogLink('machineAccount', id)],
    facts: [
      { title: 'system', fields: ['nama', 'namaOrganisasi', 'lingkup', 'hak'] },
      {
        title: 'token',
        fields: [
          'tokenSampai',
          'terakhirDipakai',
          { source: 'dicabutPada', isOptional: true },
          { source: 'alasan', isOptional: true },
        ],
        Content: NewToken,
      },
    ],
    parts: [{ title: 'changes', right: 'audit.read', Content: MachineChanges }],
  },
});

/** The create form, after which the token is shown. */
export const createDefinition: ResourceSpec = {
  ...definition,
  input: newMachineInput,
  form: [
    { title: 'system', fields: ['nama', 'hak'] },
    { title: 'owner', fields: ['idBHBU', 'idFaskes'] },
    { title: 'token', fields: ['berlakuHari'] },
  ],
  defaultValues: { berlakuHari: '90' },
  CreatedDialog: TokenDialog,
};

/** The create form of a company or a facility, whose own systems it makes. */
export const ownCreateDefinition: ResourceSpec = {
  ...createDefinition,
  form: createDefinition.form?.filter(({ title }) => title !== 'owner'),
};
