import { useTranslate } from 'react-admin';
import type { MessageKey } from './messages.ts';

/** Says a text by its key; a key that does not exist does not compile. */
export type Say = (key: MessageKey, values?: Record<string, string | number>) => string;

/** react-admin's `useTranslate`, knowing which texts there are. Computed keys stay with the latter. */
export const useWords = (): Say => useTranslate();
