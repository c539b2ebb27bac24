export * from './calls.ts';
export * from './facts.ts';
export * from './notice.ts';
export * from './record.ts';
