import { describe, expect, it } from 'vitest';

interface Layers {
  readonly root: string;
  readonly layers: string[];
  readonly doors: string[];
  readonly withoutCircles: string[];
}
interface Rule {
  findCircles: (imports: Map<string, Set<string>>) => Map<string, number>;
  findViolation: (
    layers: Layers,
    circles: Map<string, number>,
    from: string,
    to: string,
  ) => string | null;
}

const { findCircles, findViolation } = (await import(
  new URL('../../scripts/lint/layers.mjs', import.meta.url).href
)) as Rule;

const layers = {
  root: 'server',
  layers: ['platform', 'domains', 'app'],
  doors: ['domains'],
  withoutCircles: ['domains'],
};
const circles = findCircles(
  new Map([
    ['domains/faskes', new Set(['domains/bhbu', 'platform/db'])],
    ['domains/order', new Set(['domains/pks'])],
    ['domains/pks', new Set(['domains/invoice'])],
    ['domains/invoice', new Set(['domains/order', 'domains/bhbu'])],
    ['platform/auth', new Set(['platform/db'])],
  ]),
);
const violation = (from: string, to: string): string | null =>
  findViolation(layers, circles, from, to);

describe('layers', () => {
  it.each([
    ['domains/faskes/edit/create.ts', 'domains/bhbu/index.ts'],
    ['domains/faskes/edit/create.ts', 'domains/faskes/scope.ts'],
    ['domains/bhbu/index.ts', 'platform/db/client.ts'],
    ['domains/bhbu/index.ts', 'platform/context.ts'],
    ['platform/context.ts', 'platform/auth/throttle.ts'],
    ['platform/auth/throttle.ts', 'platform/context.ts'],
    ['app/app.ts', 'domains/faskes/index.ts'],
    ['app/listen.ts', 'app/app.ts'],
  ])('let %s import %s', (from, to) => {
    expect(violation(from, to)).toBeNull();
  });

  it.each([
    ['platform/auth/session.ts', 'domains/bhbu/index.ts', 'lower layer'],
    ['platform/context.ts', 'domains/bhbu/index.ts', 'lower layer'],
    ['domains/bhbu/index.ts', 'app/app.ts', 'lower layer'],
    ['domains/faskes/edit/create.ts', 'domains/bhbu/scope.ts', 'through its index.ts'],
    ['app/app.ts', 'domains/bhbu/scope.ts', 'through its index.ts'],
    ['domains/order/index.ts', 'domains/pks/index.ts', 'import each other'],
    ['domains/invoice/index.ts', 'domains/order/index.ts', 'import each other'],
    ['loose.ts', 'platform/db/client.ts', 'in no layer'],
    ['domains/bhbu/index.ts', 'other/x.ts', 'in no layer'],
  ])('do not let %s import %s', (from, to, message) => {
    expect(violation(from, to)).toContain(message);
  });
});
