/** Event of the window for a part of the console that could not be loaded; Vite sends it too. */
export const missingPartEvent = 'vite:preloadError';

/** Reports a part of the console that could not be loaded. */
export const reportMissingPart = (): void => {
  window.dispatchEvent(new Event(missingPartEvent));
};
