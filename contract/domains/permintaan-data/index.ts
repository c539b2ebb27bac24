export * from './calls.ts';
export * from './grounds.ts';
export * from './record.ts';
