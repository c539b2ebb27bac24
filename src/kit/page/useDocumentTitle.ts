import { useEffect } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Sets the document title: 'Judul · Portal Vaksin'. */
export function useDocumentTitle(title: string): void {
  const t = useMessages();
  const documentTitle = t('app.document_title', { page: title });
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
}
