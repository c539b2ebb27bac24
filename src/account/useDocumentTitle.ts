import { useEffect } from 'react';
import { signIn } from '#texts/signIn.ts';

/** Sets the document title of a page outside the console, such as 'Masuk · Portal Vaksin'. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${signIn.app}`;
  }, [page]);
}
