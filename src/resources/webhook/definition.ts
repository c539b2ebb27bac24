import { machineScopes } from '#contract/domains/machine-account.ts';
import {
  newWebhookInput,
  webhook,
  webhookCalls,
  webhookInput,
  type Webhook,
} from '#contract/domains/webhook/index.ts';
import { webhookSubjectNames, webhookSubjectsOf } from '#contract/domains/webhook/subjects.ts';
import { webhookStates, type WebhookEvent } from '#contract/states/webhook.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import {
  defineResource,
  type EventAction,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { Deliveries } from './Deliveries.tsx';
import { webhookResource } from './manifest.ts';
import { NewSecret } from './NewSecret.tsx';
import { SecretShown } from './SecretShown.tsx';
import { webhookMeaning } from './states.ts';

const change = (event: WebhookEvent): EventAction<Webhook> => ({
  right: 'webhook.update',
  invalidates: ['webhook', 'dashboard'],
  isDestructive: event === 'turnOff',
  run: ({ id, version }, { call }) =>
    call(webhookCalls.changeState, { params: { id }, body: { event, version } }),
});

/** Addresses of other systems that receive changes of states. */
export const definition = defineResource<Webhook>({
  ...webhookResource.resource,
  record: webhook,
  input: webhookInput,
  nameOf: ({ nama }) => nama,
  fields: {
    peristiwa: {
      selectableOptions: ({ role }) =>
        permissionScope(role, 'webhook.read') === 'own'
          ? webhookSubjectsOf(role)
          : webhookSubjectNames,
    },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    namaOrganisasi: { render: ({ namaOrganisasi }) => namaOrganisasi ?? '–' },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'namaOrganisasi' },
    { source: 'alamat' },
    { source: 'status' },
    { source: 'gagalSejak' },
    { source: 'lingkup', isHiddenByDefault: true },
    { source: 'createdAt', isSortable: true, isHiddenByDefault: true },
    { source: 'createdBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'lingkup', options: machineScopes },
    { source: 'idBHBU' },
    { source: 'idFaskes' },
  ],
  card: { facts: ['namaOrganisasi', 'alamat'], chip: 'status' },
  isDimmed: ({ status }) => status === 'MATI',
  form: [{ title: 'receiver', fields: ['nama', 'alamat', 'peristiwa'] }],
  show: {
    chips: ['status'],
    primary: ({ id, status }) =>
      status === 'GAGAL'
        ? 'turnOn'
        : editLink(webhookResource.resource.paths.edit, id, 'webhook.update'),
    links: ({ id }) => [auditLogLink('webhook', id)],
    facts: [
      {
        title: 'receiver',
        fields: [
          'nama',
          'alamat',
          'peristiwa',
          'namaOrganisasi',
          'lingkup',
          { source: 'gagalSejak', isOptional: true },
        ],
      },
      {
        title: 'secret',
        Content: NewSecret,
      },
    ],
    parts: [{ title: 'deliveries', Content: Deliveries }],
  },
  lifecycle: {
    states: webhookStates,
    meaning: webhookMeaning,
    history: webhookCalls.history,
    events: { turnOff: change('turnOff'), turnOn: change('turnOn') },
  },
});

/** The create form, after which the secret is shown. */
export const createDefinition: ResourceSpec = {
  ...definition,
  input: newWebhookInput,
  form: [
    { title: 'receiver', fields: ['nama', 'alamat', 'peristiwa'] },
    { title: 'owner', fields: ['idBHBU', 'idFaskes'] },
  ],
  CreatedDialog: SecretShown,
};

/** The create form of a company or a facility, whose own systems it names. */
export const ownCreateDefinition: ResourceSpec = {
  ...createDefinition,
  form: createDefinition.form?.filter(({ title }) => title !== 'owner'),
};
