export { contactCalls } from './calls.ts';
export * from './record.ts';
