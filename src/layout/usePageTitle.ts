import { useEffect } from 'react';
import { useWords } from '#src/i18n/useWords.ts';

/** Sets the document title: 'Judul · Portal Vaksin'. */
export function usePageTitle(title: string): void {
  const say = useWords();
  const whole = say('app.document_title', { page: title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
