import { z } from '../../core/zod.ts';
import type { AnyStateTable } from '../../core/lifecycle.ts';
import { roleScope, type Permission, type Role } from '../../policy.ts';
import { batchStates } from '../../states/batch.ts';
import { bhbuStates } from '../../states/bhbu.ts';
import { invoiceStates } from '../../states/invoice.ts';
import { notaStates } from '../../states/nota.ts';
import { orderStates } from '../../states/order.ts';
import { paymentStates } from '../../states/payment.ts';
import { pksStates } from '../../states/pks.ts';
import { workOrderStates } from '../../states/work-order.ts';

interface WebhookSubject {
  readonly states: AnyStateTable;
  /** The permission to read such a record; without it a role receives no events of them. */
  readonly read: Permission;
  /**
   * The field with the number of the record, null until it is issued. A company or a facility sees the record, and
   * receives its events, from then on. A record without such a field has no number.
   */
  readonly number?: string;
}

/**
 * The kinds of records whose changes of state are events for other systems. None is about a person: an event carries ids,
 * numbers and states.
 */
export const webhookSubjects = {
  order: { states: orderStates, read: 'order.read', number: 'noOrder' },
  pks: { states: pksStates, read: 'pks.read', number: 'noPKS' },
  invoice: { states: invoiceStates, read: 'invoice.read', number: 'noInvoice' },
  nota: { states: notaStates, read: 'nota.read', number: 'noNota' },
  payment: { states: paymentStates, read: 'payment.read', number: 'noInvoice' },
  workOrder: { states: workOrderStates, read: 'workOrder.read', number: 'noWO' },
  bhbu: { states: bhbuStates, read: 'bhbu.read' },
  batch: { states: batchStates, read: 'batch.read', number: 'nomor' },
} as const satisfies Record<string, WebhookSubject>;

export type WebhookSubjectName = keyof typeof webhookSubjects;

export const webhookSubjectNames = Object.keys(webhookSubjects) as [
  WebhookSubjectName,
  ...WebhookSubjectName[],
];

/** Returns the kinds of records of which webhooks of a role can receive events. Orders have no facility of their own. */
export const webhookSubjectsOf = (role: Role): readonly WebhookSubjectName[] =>
  webhookSubjectNames.filter(
    name =>
      roleScope(role, webhookSubjects[name].read) !== undefined &&
      (role !== 'FASKES' || name === 'workOrder'),
  );

/** The event of a test, which no record causes. */
export const testEvent = 'webhook.UJI';

/** Returns the name of the event that a record has reached a state: `invoice.LUNAS`. */
export const webhookEventName = (subject: WebhookSubjectName, state: string): string =>
  `${subject}.${state}`;

/** The record that changed its state; null in a test. */
export const webhookEventData = z.object({
  jenis: z.enum(webhookSubjectNames),
  id: z.int(),
  /** Number of the document, if the record has one. */
  nomor: z.string().nullable(),
  /** The event of its state table. */
  peristiwa: z.string(),
  /** Null when the record was created. */
  dari: z.string().nullable(),
  ke: z.string(),
  /** Grows with each change of a record: of two events about it, the larger one is the later. */
  urutan: z.int(),
  idBHBU: z.int().nullable(),
  idFaskes: z.int().nullable(),
});

/** What is sent: the body of the request to a webhook's address. */
export const webhookBody = z.object({
  /** The same in every repetition, by which a receiver recognises what it has already handled. */
  id: z.uuid(),
  /** `invoice.LUNAS`, or `webhook.UJI` for a test. */
  nama: z.string(),
  waktu: z.iso.datetime(),
  data: webhookEventData.nullable(),
});
export type WebhookBody = z.infer<typeof webhookBody>;
