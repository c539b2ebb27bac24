export { hasDemoData, hasNoAccounts, seedDemo } from './seed.ts';
export { demoAccounts } from './users.ts';
