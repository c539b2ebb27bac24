import { describe, expect, it } from 'vitest';
import type { StateTable } from '#contract/core/lifecycle.ts';
import { z } from '#contract/core/zod.ts';
import { lifecycleActions } from '#src/kit/lifecycle/lifecycleActions.ts';
import { defineResource, type AnyRecord } from '#src/kit/resource/definition.ts';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import type { Session } from '#src/providers/session.ts';

const states = {
  names: ['DRAFT', 'TERBIT', 'BATAL'],
  initial: 'DRAFT',
  transitions: [
    { from: 'DRAFT', event: 'issue', to: 'TERBIT', by: ['FINANCE', 'ADMIN'] },
    { from: 'TERBIT', event: 'cancel', to: 'BATAL', by: ['ADMIN', 'sistem'] },
    { from: 'DRAFT', event: 'cancel', to: 'BATAL', by: ['FINANCE'] },
  ],
} as const satisfies StateTable<'DRAFT' | 'TERBIT' | 'BATAL', 'issue' | 'cancel'>;

interface Invoice extends AnyRecord {
  readonly id: number;
  readonly keadaan: string;
  readonly nomor: string | null;
}

const run = () => Promise.resolve();
const definition = defineResource<Invoice>({
  name: 'contoh',
  paths: { list: '/contoh', edit: '/contoh/:id' },
  rights: { read: 'bhbu.read' },
  record: z.object({ id: z.int(), keadaan: z.enum(states.names), nomor: z.string().nullable() }),
  nameOf: ({ nomor }) => nomor ?? '',
  sort: { field: 'id', order: 'ASC' },
  columns: [{ source: 'keadaan' }],
  card: { facts: [] },
  lifecycle: {
    states,
    field: 'keadaan',
    meaning: { DRAFT: 'neutral', TERBIT: 'good', BATAL: 'bad' },
    events: {
      issue: {
        right: 'bhbu.update',
        run,
        disabledReason: ({ nomor }) => (nomor ? undefined : { messageKey: 'no number' }),
      },
      cancel: { right: 'bhbu.update', run },
    },
  },
});

const session = (role: string) => ({ role }) as Session;
const reasonOf = (event: string, record: Partial<Invoice>, role: string) =>
  lifecycleActions(definition)
    .find(({ name }) => name === event)
    ?.disabledReason?.({ id: 1, nomor: 'INV-1', ...record }, session(role));

describe('the actions of a lifecycle', () => {
  it('are limited to the roles that the state table names for the event', () => {
    const roles = Object.fromEntries(
      lifecycleActions(definition).map(action => [action.name, action.roles]),
    );
    expect(roles).toEqual({ issue: ['FINANCE', 'ADMIN'], cancel: ['ADMIN', 'FINANCE'] });
  });

  it('are possible in the states of the table, for the roles of the transition', () => {
    expect(reasonOf('issue', { keadaan: 'DRAFT' }, 'FINANCE')).toBeUndefined();
    expect(reasonOf('cancel', { keadaan: 'DRAFT' }, 'FINANCE')).toBeUndefined();
    expect(reasonOf('cancel', { keadaan: 'TERBIT' }, 'ADMIN')).toBeUndefined();
    const wrongState = {
      messageKey: 'resources.contoh.action.cancel.disabled',
      stateKey: 'resources.contoh.keadaan.TERBIT',
    };
    expect(reasonOf('cancel', { keadaan: 'TERBIT' }, 'FINANCE')).toEqual(wrongState);
    expect(reasonOf('cancel', { keadaan: 'BATAL' }, 'ADMIN')).toMatchObject({
      stateKey: 'resources.contoh.keadaan.BATAL',
    });
  });

  it('may have a further condition', () => {
    const record = { keadaan: 'DRAFT', nomor: null };
    expect(reasonOf('issue', record, 'ADMIN')).toEqual({ messageKey: 'no number' });
  });
});

describe('the state field of a lifecycle', () => {
  it('is shown as a chip in the colour of the state', () => {
    const field = resolveField(definition, 'keadaan');
    expect(field.spec.chip?.({ id: 1, keadaan: 'BATAL' })).toBe('bad');
    expect(resolveField(definition, 'nomor').spec.chip).toBeUndefined();
  });
});
