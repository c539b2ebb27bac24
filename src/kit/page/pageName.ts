import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

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
  const { pathname } = useLocation();
  useEffect(() => {
    if (name !== undefined) setPageName({ pathname, name });
  }, [name, pathname, setPageName]);
}
