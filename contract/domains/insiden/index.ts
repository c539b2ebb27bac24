export * from './calls.ts';
export * from './record.ts';
