import { configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { inlineStyle } from './harness/computedStyle.ts';

/**
 * Setup file of the console tests; the timeout allows for a busy machine. A waiting query makes its error at each
 * try, and printing the page for it would take a quarter of a test's time. DEBUG_PRINT_LIMIT=7000 prints it.
 */
configure({
  asyncUtilTimeout: 60_000,
  ...(process.env['DEBUG_PRINT_LIMIT'] === undefined && {
    getElementError: (message: string | null) =>
      Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
  }),
});

/** Keys without a message, of which polyglot warns; the page shows the raw key. */
const missingKeys = new Set<string>();
const { error } = console;
console.error = (...args: unknown[]) => {
  const key = /Missing translation for key: "(.*)"$/.exec(String(args[0]))?.[1];
  if (key === undefined) error(...args);
  else missingKeys.add(key);
};
afterEach(() => {
  const keys = [...missingKeys];
  missingKeys.clear();
  if (keys.length > 0) throw new Error(`There is no message for ${keys.join(', ')}.`);
});

/** Timers that may still be pending at the end of a file, e.g. of ripples and notifications. */
const pendingTimers = new Set<NodeJS.Timeout>();
const { setTimeout: originalSetTimeout } = globalThis;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof originalSetTimeout>) => {
  const timer = originalSetTimeout(...args);
  pendingTimers.add(timer);
  return timer;
}, originalSetTimeout);

// After a file its window is closed, and a later timer would fail the run outside of any test.
afterAll(() => {
  for (const timer of pendingTimers) clearTimeout(timer);
});

// In happy-dom an element's text is its whole markup, and the library that positions menus converts
// elements to text repeatedly.
Element.prototype.toString = () => '[object HTMLElement]';

window.getComputedStyle = inlineStyle;
