import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A page's own name and the path it belongs to. */
export interface Here {
  readonly pathname: string;
  readonly name: string;
}

/** Setter that the layout provides. */
export const HereContext = createContext<(here: Here) => void>(() => undefined);

/** Sets the page's name in the breadcrumb; undefined keeps the screen's title. */
export function useHere(name: string | undefined): void {
  const tell = use(HereContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (name !== undefined) tell({ pathname, name });
  }, [name, pathname, tell]);
}
