import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition holds. @throws Error when it does not within `withinMs` milliseconds */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not true within ${withinMs} ms: ${holds.toString()}`);
    await wait(10);
  }
}
