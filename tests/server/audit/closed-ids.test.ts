import { expect, it, vi } from 'vitest';
import { createClosedIds } from '#server/platform/audit/seal/closed-ids.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';

it('forgets ids that a database put back to an earlier state issues again', async () => {
  const closedIds = createClosedIds(auditLog);
  const observe = async (issued: number, seconds: number): Promise<void> => {
    const rows = [{ issued, oldest: 5, next: 5 }];
    const db = { execute: () => Promise.resolve({ rows }) } as unknown as Queryable;
    (await closedIds.observe(db, new Date(seconds * 1000)))();
  };
  await observe(100, 0);
  await observe(10, 1);
  await observe(10, 61);
  await observe(10, 62);
  expect(closedIds.closedThrough()).toBe(10);
});

it('reports once that a transaction stays open for 15 minutes, and again after progress', async () => {
  const report = vi.fn<() => void>();
  const closedIds = createClosedIds(auditLog, report);
  const observe = async (minutes: number, oldest: number, next: number): Promise<void> => {
    const rows = [{ issued: 10, oldest, next }];
    const db = { execute: () => Promise.resolve({ rows }) } as unknown as Queryable;
    (await closedIds.observe(db, new Date(minutes * 60_000)))();
  };
  await observe(0, 5, 6);
  await observe(1, 5, 6);
  await observe(15, 5, 7);
  expect(report).not.toHaveBeenCalled();
  await observe(16, 5, 8);
  await observe(40, 5, 8);
  expect(report).toHaveBeenCalledTimes(1);
  await observe(41, 8, 9);
  await observe(55, 8, 9);
  expect(report).toHaveBeenCalledTimes(1);
  await observe(56, 8, 9);
  expect(report).toHaveBeenCalledTimes(2);
});
