import { vi } from 'vitest';

/** Answers media queries, which happy-dom cannot: `isMet` tells which ones hold. */
const stubMediaQueries = (isMet: (query: string) => boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMet(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
};

/** Gives the window the width of a phone, which meets every upper limit of a width. */
export const stubPhoneWindow = (): void => stubMediaQueries(query => query.includes('max-width'));

/** Gives the window the width of a large screen. */
export const stubWideWindow = (): void => stubMediaQueries(query => query.includes('min-width'));

/** Makes a finger the main pointer. */
export const stubTouch = (): void => stubMediaQueries(query => query.includes('pointer: coarse'));
