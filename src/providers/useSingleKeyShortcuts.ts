import { usePreference, type Preference } from './preferences.ts';

/**
 * Whether shortcuts of a single key, such as "/", are on for the signed-in user. Software for speech
 * input can press them by accident, so they can be switched off (WCAG 2.1.4).
 */
export const useSingleKeyShortcuts = (): Preference<boolean> =>
  usePreference<boolean>('pintasan', true);
