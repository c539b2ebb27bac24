import { contactCalls } from '#contract/domains/contact/calls.ts';
import {
  absenceContactFields,
  absentee,
  maxContacts,
  recallContactFields,
  recipient,
  rescheduleFields,
  type Absentee,
  type Recipient,
} from '#contract/domains/contact/record.ts';
import {
  defineResource,
  type ActionSpec,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { Call } from '#src/providers/api/http.ts';
import { absenteesPath, recalledRecipientsPath } from './paths.ts';

const PlanDayInput = lazyInput(async () => ({
  default: (await import('../jadwal/PlanDayInput.tsx')).PlanDayInput,
}));

/** Resources whose queries change with the plan of a person. */
const changedByPlan = ['vaksinasi', 'peserta', 'pesertaOwn', 'dashboard'] as const;

type Input = Readonly<Record<string, unknown>>;

const planAgain = (records: readonly Absentee[], call: Call, input: Input) =>
  call(contactCalls.reschedule, {
    body: {
      ...rescheduleFields.parse(input),
      peserta: records.map(({ id, version }) => ({ id, version })),
    },
  });

const saveCalls = (records: readonly Absentee[], call: Call, input: Input) =>
  call(contactCalls.contactAbsentees, {
    body: {
      ...absenceContactFields.parse(input),
      peserta: records.map(({ id, version }) => ({ id, version })),
    },
  });

const absenteeActions: readonly ActionSpec<Absentee>[] = [
  {
    name: 'contact',
    right: 'vaksinasi.record',
    isBulk: true,
    invalidates: changedByPlan,
    schema: absenceContactFields,
    fields: {
      hasil: {},
      rencanaTanggal: { Input: PlanDayInput, isVisible: ({ hasil }) => hasil === 'AKAN_DATANG' },
      catatan: { kind: 'multiline' },
    },
    run: (record, { call, input }) => saveCalls([record], call, input),
    runBulk: (records, { call, input }) => saveCalls(records, call, input),
  },
  {
    name: 'reschedule',
    right: 'vaksinasi.record',
    isBulk: true,
    invalidates: changedByPlan,
    schema: rescheduleFields,
    fields: { rencanaTanggal: { Input: PlanDayInput } },
    run: (record, { call, input }) => planAgain([record], call, input),
    runBulk: (records, { call, input }) => planAgain(records, call, input),
  },
];

/** People who missed or postponed a dose, with what is done about it. */
export const absenteeDefinition: ResourceSpec = defineResource<Absentee>({
  name: 'absentee',
  paths: { list: absenteesPath, edit: absenteesPath },
  rights: { read: 'vaksinasi.read' },
  record: absentee,
  nameOf: ({ nama }) => nama,
  sort: { field: 'sejak', order: 'ASC' },
  columns: [{ source: 'nama' }],
  card: { facts: [] },
  actions: absenteeActions,
});

/** Records calls, as many at a time as one request may. */
async function saveRecallCalls(records: readonly Recipient[], call: Call, input: Input) {
  const failed: { id: number; reason: string }[] = [];
  for (let at = 0; at < records.length; at += maxContacts) {
    const some = records.slice(at, at + maxContacts);
    const answer = await call(contactCalls.contactRecipients, {
      body: {
        ...recallContactFields.parse(input),
        penerima: some.map(({ idPeserta, idBatch }) => ({ idPeserta, idBatch })),
      },
    });
    failed.push(...answer.failed);
  }
  return { failed };
}

/** People who got a dose of a batch, and the call to them after it was recalled. */
export const recipientDefinition: ResourceSpec = defineResource<Recipient>({
  name: 'recipient',
  paths: { list: recalledRecipientsPath, edit: recalledRecipientsPath },
  rights: { read: 'recipient.read' },
  record: recipient,
  nameOf: ({ nama }) => nama,
  sort: { field: 'nama', order: 'ASC' },
  columns: [{ source: 'nama' }],
  card: { facts: [] },
  actions: [
    {
      name: 'contact',
      right: 'recipient.contact',
      isBulk: true,
      invalidates: ['dashboard', 'batch'],
      schema: recallContactFields,
      fields: { hasil: {}, catatan: { kind: 'multiline' } },
      run: (record, { call, input }) => saveRecallCalls([record], call, input),
      runBulk: (records, { call, input }) => saveRecallCalls(records, call, input),
    },
  ],
});
