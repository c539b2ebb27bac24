/** Largest part by which a delay is prolonged. */
const maxSpread = 0.3;

/**
 * Prolongs a delay by chance, so that the consoles of many people do not return to a server at the
 * same time.
 * @param random returns a number from 0 to below 1
 */
export const spreadDelay = (ms: number, random: () => number = Math.random): number =>
  ms * (1 + maxSpread * random());
