import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Locale } from '#contract/core/locale.ts';
import { preferenceCalls } from '#contract/domains/preference.ts';
import { requestedLocale, switchLanguage, takeUnsavedChoice } from '#src/i18n/language.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { usePreference } from '#src/providers/preferences.ts';
import { locale } from '#texts/locale.ts';

const preferenceKey = 'bahasa';

/**
 * Shows the console in the language of the account. A language that was chosen before signing in
 * becomes the account's.
 */
export function useLanguagePreference(): void {
  const { value, set, isPending } = usePreference<Locale | null>(preferenceKey, null);
  useEffect(() => {
    if (isPending) return;
    const choice = takeUnsavedChoice();
    if (choice !== undefined) {
      if (choice !== value) set(choice);
    } else if (value !== null && value !== locale && value !== requestedLocale()) {
      switchLanguage(value);
    }
  }, [isPending, set, value]);
}

/** Returns a function that changes the language of the account and loads the page in it. */
export function useSwitchLanguage(): (to: Locale) => Promise<void> {
  const { call } = useApi();
  const notify = useNotify();
  return async to => {
    try {
      await call(preferenceCalls.put, { params: { key: preferenceKey }, body: { value: to } });
      switchLanguage(to);
    } catch {
      notify('list.preference_failed', { type: 'warning' });
    }
  };
}
