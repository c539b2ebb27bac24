export { rotateAppKey } from './rotate-app-key.ts';
export { rotateDataKeys } from './rotate-data-keys.ts';
export { rotateIndexKey } from './rotate-index-key.ts';
export { rotateSigningKey, withdrawKey } from './signing-keys.ts';
