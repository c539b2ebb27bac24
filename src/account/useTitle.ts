import { useEffect } from 'react';
import { signIn } from '#src/i18n/id/signIn.ts';

/** Names a page outside of the console in the browser's tab: 'Masuk · Portal Vaksin'. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${signIn.app}`;
  }, [page]);
}
