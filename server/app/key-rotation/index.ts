export { rotateAppKey } from './rotate-app-key.ts';
export { rotateCardKey } from './rotate-card-key.ts';
export { rotateDataKeys } from './rotate-data-keys.ts';
export { rotateIndexKey } from './rotate-index-key.ts';
