import { useNotify } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Returns a function that copies a text and says so. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const t = useMessages();
  const notify = useNotify();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('common.copied', { what }), { type: 'success' });
    } catch {
      notify('common.not_copied', { type: 'warning' });
    }
  };
}
