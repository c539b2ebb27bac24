import fc from 'fast-check';

/** 1 in the check; `npm run properties` sets more, for values that few runs reach. */
const factor = Number(process.env['PROPERTY_RUNS'] ?? 1);

/** How many examples of a property to try, from the number that is tried in the check. */
export const runs = (inCheck: number): number => inCheck * factor;

// For the properties that state no number of their own.
fc.configureGlobal({ numRuns: runs(34) });

export { fc };
