import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { inlineStyle } from './harness/computedStyle.ts';

/** Setup file of the console tests; the timeout allows for a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

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
