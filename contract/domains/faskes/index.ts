export * from './calls.ts';
export * from './guarantees.ts';
export * from './record.ts';
