import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
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

/**
 * What polyglot and React warn of and a user sees: a key without a message, which the page shows raw, and
 * two children with one key, such as facts with the same label.
 */
const visibleMistakes = new Set<string>();
const { error } = console;
console.error = (...args: unknown[]) => {
  const text = String(args[0]);
  const key = /Missing translation for key: "(.*)"$/.exec(text)?.[1];
  if (key !== undefined) visibleMistakes.add(`There is no message for ${key}.`);
  else if (text.startsWith('Encountered two children with the same key'))
    visibleMistakes.add(`Two children have the key ${String(args[1])}.`);
  else error(...args);
};
afterEach(() => {
  const mistakes = [...visibleMistakes];
  visibleMistakes.clear();
  if (mistakes.length > 0) throw new Error(mistakes.join(' '));
});

/** Timers that may still be pending at the end of a file, e.g. of ripples and notifications. */
const pendingTimers = new Set<NodeJS.Timeout>();
const { setTimeout: originalSetTimeout } = globalThis;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof originalSetTimeout>) => {
  const timer = originalSetTimeout(...args);
  pendingTimers.add(timer);
  return timer;
}, originalSetTimeout);

// What a file has rendered is not on the page of the next one. After a file its window is closed: a later timer would
// fail the run outside of any test, and a module that is still loading would fail in the next file that needs it.
afterAll(async () => {
  cleanup();
  await vi.dynamicImportSettled();
  for (const timer of pendingTimers) clearTimeout(timer);
});

// In happy-dom an element's text is its whole markup, and the library that positions menus converts
// elements to text repeatedly.
Element.prototype.toString = () => '[object HTMLElement]';

window.getComputedStyle = inlineStyle;
