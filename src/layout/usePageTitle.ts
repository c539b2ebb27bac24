import { useEffect } from 'react';
import { useWords } from '#src/i18n/useWords.ts';

/** Names the page in the browser's tab and history: 'Judul · Portal Vaksin'. */
export function usePageTitle(title: string): void {
  const say = useWords();
  const whole = say('app.document_title', { page: title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
