import { createContext, use, useEffect } from 'react';
import { usePathname } from '#src/providers/navigation/usePathname.ts';

/** A page's own name and the path it belongs to. */
export interface PageName {
  readonly pathname: string;
  readonly name: string;
}

/** Setter that the layout provides. */
export const PageNameContext = createContext<(pageName: PageName) => void>(() => undefined);

/** Sets the page's name in the breadcrumb; undefined keeps the screen's title. */
export function useSetPageName(name: string | undefined): void {
  const setPageName = use(PageNameContext);
  const pathname = usePathname();
  useEffect(() => {
    if (name !== undefined) setPageName({ pathname, name });
  }, [name, pathname, setPageName]);
}
