import { describe, expect, it } from 'vitest';

type Layers = Record<'platform' | 'domains' | 'wiring', string[]>;

const { findViolation } = (await import(
  new URL('../../scripts/lint/server-layers.mjs', import.meta.url).href
)) as { findViolation: (layers: Layers, from: string, to: string) => string | null };

const layers = { platform: ['db', 'auth'], domains: ['bhbu', 'faskes'], wiring: ['app.ts'] };

describe('the layers of the server', () => {
  it.each([
    ['faskes/edit/create.ts', 'bhbu/index.ts'],
    ['faskes/edit/create.ts', 'faskes/scope.ts'],
    ['bhbu/index.ts', 'db/client.ts'],
    ['bhbu/index.ts', 'context.ts'],
    ['auth/session.ts', 'db/client.ts'],
    ['context.ts', 'auth/throttle.ts'],
    ['app.ts', 'faskes/index.ts'],
    ['cli/seed.ts', 'app.ts'],
  ])('let %s import %s', (from, to) => {
    expect(findViolation(layers, from, to)).toBeNull();
  });

  it.each([
    ['bhbu/edit/create.ts', 'faskes/index.ts', 'lower layer'],
    ['db/client.ts', 'auth/session.ts', 'lower layer'],
    ['auth/session.ts', 'bhbu/index.ts', 'lower layer'],
    ['faskes/edit/create.ts', 'bhbu/scope.ts', 'through its index.ts'],
    ['app.ts', 'bhbu/scope.ts', 'through its index.ts'],
    ['context.ts', 'bhbu/index.ts', 'imports no domain'],
    ['bhbu/index.ts', 'app.ts', 'Only wiring'],
    ['stock/index.ts', 'db/client.ts', 'has no layer'],
    ['bhbu/index.ts', 'stock/index.ts', 'has no layer'],
  ])('do not let %s import %s', (from, to, message) => {
    expect(findViolation(layers, from, to)).toContain(message);
  });
});
