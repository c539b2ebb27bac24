import { describe, expect, it } from 'vitest';
import { roleScope, roles, type Role } from '#contract/policy.ts';
import {
  awaitedIn,
  findTransition,
  mayTrigger,
  possibleEvents,
  type AnyStateTable,
  type Side,
} from '#contract/core/lifecycle.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { orderStates } from '#contract/states/order.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { pksStates } from '#contract/states/pks.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { bankLineStates } from '#contract/states/bank-line.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { importStates } from '#contract/states/import.ts';
import { messageStates } from '#contract/states/outbox.ts';
import { sellerStates } from '#contract/states/seller.ts';
import { usulanPerubahanStates } from '#contract/states/usulan-perubahan.ts';
import { fc } from '#tests/properties.ts';

/** All state tables; add new ones here. */
const tables: Record<string, AnyStateTable> = {
  message: messageStates,
  'file import': importStates,
  company: bhbuStates,
  "version of the seller's data": sellerStates,
  'proposed change': usulanPerubahanStates,
  order: orderStates,
  agreement: pksStates,
  invoice: invoiceStates,
  payment: paymentStates,
  'line of the bank account': bankLineStates,
  'work order': workOrderStates,
};

const staff = roles.filter(role => role !== 'BHBU' && role !== 'FASKES');

const rolesOfSide: Record<Side, readonly Role[]> = {
  buyer: ['BHBU'],
  facility: ['FASKES'],
  receiver: ['FASKES', 'BHBU'],
  seller: staff,
};

describe.each(Object.entries(tables))('lifecycle of a %s', (_, table) => {
  const states = table.names;
  const events = [...new Set(table.transitions.map(one => one.event))];

  it('never leaves the table, whatever the order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events, 'no such event')), eventSequence => {
        let at = table.initial;
        for (const event of eventSequence) {
          const next = findTransition(table, at, event);
          const known = table.transitions.some(one => one.from === at && one.event === event);
          expect(next !== undefined).toBe(known);
          at = next?.to ?? at;
          expect(states).toContain(at);
        }
      }),
    );
  });

  it('names every state of its transitions, once', () => {
    const used = [table.initial, ...table.transitions.flatMap(one => [one.from, one.to])];
    expect([...new Set(used)].sort()).toEqual([...table.names].sort());
    expect(new Set(table.names).size).toBe(table.names.length);
  });

  it('waits for no one, or for a role that can move it on', () => {
    for (const state of table.names) {
      const wait = table.waitsFor?.[state];
      if (!wait) continue;
      expect(findTransition(table, state, wait.event), state).toBeDefined();
      const { side, right, by } = awaitedIn(table, state) ?? {};
      const able = roles.filter(
        role => right && roleScope(role, right) && (by?.includes(role) ?? true),
      );
      expect(
        able.some(role => rolesOfSide[side ?? 'seller'].includes(role)),
        state,
      ).toBe(true);
    }
  });

  it('says who may trigger an event in at least one state', () => {
    for (const event of events) {
      for (const actor of [...roles, 'sistem', 'pemohon'] as const) {
        const possible = states.some(state => possibleEvents(table, state, actor).includes(event));
        expect(mayTrigger(table, event, actor)).toBe(possible);
      }
    }
  });

  it('notifies applicants by mail only, since they have no console', () => {
    const rules = [table.creation, ...table.transitions].flatMap(one => one?.notifies ?? []);
    for (const { to, by } of rules) if (to.includes('pemohon')) expect(by).toBe('mail');
  });

  it('has one transition per state and event', () => {
    const pairs = table.transitions.map(one => `${one.from} ${one.event}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('reaches every state', () => {
    const reached = new Set([table.initial]);
    states.forEach(() => {
      for (const one of table.transitions) if (reached.has(one.from)) reached.add(one.to);
    });
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('offers the events of a state to the permitted actors only', () => {
    for (const state of states) {
      for (const one of table.transitions.filter(at => at.from === state)) {
        for (const actor of one.by)
          expect(possibleEvents(table, state, actor)).toContain(one.event);
        expect(possibleEvents(table, state, 'EXTERNAL')).toEqual([]);
      }
    }
  });
});

describe('imports', () => {
  it('can be saved by exactly the roles with the permission', () => {
    const importers = roles.filter(role => roleScope(role, 'import.manage'));
    for (const role of roles) {
      expect(possibleEvents(importStates, 'DIPERIKSA', role).includes('save')).toBe(
        importers.includes(role),
      );
    }
  });
});
