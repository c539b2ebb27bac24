import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { twoPersonActions } from '#contract/two-person-actions.ts';
import { definition as nota } from '#src/resources/nota/definition.ts';
import { definition as payment, toVerifyDefinition } from '#src/resources/payment/definition.ts';
import { definition as penahanan } from '#src/resources/penahanan/definition.ts';
import { definition as pks } from '#src/resources/pks/definition.ts';
import { definition as seller } from '#src/resources/seller/definition.ts';
import { definition as usulanPerubahan } from '#src/resources/usulanPerubahan/definition.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';

const definitions = [nota, payment, penahanan, pks, seller, usulanPerubahan] as ResourceSpec[];

/** Decisions that a component offers, with its own button. */
const ofComponents = [
  'payment.refund',
  'bhbu.verifySkb',
  'stock.explain',
  'workOrder.reviewTemperature',
  'workOrder.sign',
];

const sources = readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .map(name => readFileSync(join('src/resources', name), 'utf8'));

describe('a decision of two persons', () => {
  it.each(twoPersonActions)('%s is not offered to those who may not make it', decision => {
    const [resource = '', event = ''] = decision.split('.');
    const definition = definitions.find(({ name }) => name === resource);
    const action = definition?.lifecycle?.events?.[event];
    if (action) {
      expect(action.decision).toBe(decision);
    } else {
      expect(ofComponents).toContain(decision);
      expect(
        sources.some(text => text.includes('useDecision(') && text.includes(`'${decision}'`)),
      ).toBe(true);
    }
  });

  it('is the only one that a state allows', () => {
    for (const { name, lifecycle } of [...definitions, toVerifyDefinition as ResourceSpec]) {
      const deciding = Object.entries(lifecycle?.events ?? {}).filter(([, one]) => one.decision);
      expect(deciding.length, name).toBeGreaterThan(0);
      for (const state of lifecycle?.states.names ?? []) {
        const possible = deciding.filter(([event]) =>
          lifecycle?.states.transitions.some(one => one.from === state && one.event === event),
        );
        expect(possible.length, `${name} ${state}`).toBeLessThan(2);
      }
    }
  });
});
