export * from './calls.ts';
export * from './facts.ts';
export * from './record.ts';
