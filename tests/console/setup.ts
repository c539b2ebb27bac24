import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { styleByItself } from './styles.ts';

/** Setup file of the console tests; the timeout allows for a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

/** Timers that may still be pending at the end of a file, e.g. of ripples and notifications. */
const waiting = new Set<NodeJS.Timeout>();
const { setTimeout: putOff } = globalThis;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof putOff>) => {
  const timer = putOff(...given);
  waiting.add(timer);
  return timer;
}, putOff);

// After a file its window is closed, and a later timer would fail the run outside of any test.
afterAll(() => {
  for (const timer of waiting) clearTimeout(timer);
});

// In happy-dom an element's text is its whole markup, and the library that positions menus converts
// elements to text repeatedly.
Element.prototype.toString = () => '[object HTMLElement]';

window.getComputedStyle = styleByItself;
