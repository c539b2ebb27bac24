import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { styleByItself } from './styles.ts';

/** Runs before each file of console tests. On a busy machine a screen takes its time to come up. */
configure({ asyncUtilTimeout: 20_000 });

/** What was put off and may still be waiting: a ripple that fades, a notice that goes away. */
const waiting = new Set<NodeJS.Timeout>();
const { setTimeout: putOff } = globalThis;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof putOff>) => {
  const timer = putOff(...given);
  waiting.add(timer);
  return timer;
}, putOff);

// Once a file is over its window is taken down, and whatever comes later would find none: an error of
// nobody's test, which fails the run on a machine that is slow to end.
afterAll(() => {
  for (const timer of waiting) clearTimeout(timer);
});

// An element written as a text is all its markup here, which no browser does, and what places menus asks
// for it at every step.
Element.prototype.toString = () => '[object HTMLElement]';

window.getComputedStyle = styleByItself;
