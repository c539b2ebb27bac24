import { useTranslate } from 'react-admin';
import type { MessageKey } from './messages.ts';

/** Translates a message key; an unknown key is a type error. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/**
 * react-admin's `useTranslate` with typed keys; keys built at run time use `useTranslate` itself.
 */
export const useMessages = (): Translate => useTranslate();
