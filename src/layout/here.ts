import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What a page calls itself, and at which path it did. */
export interface Here {
  readonly pathname: string;
  readonly name: string;
}

/** Hears what a page calls itself; the frame around it does. */
export const HereContext = createContext<(here: Here) => void>(() => undefined);

/** Says what the page is where its screen's title does not: one screen may be of several kinds. */
export function useHere(name: string | undefined): void {
  const tell = use(HereContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (name !== undefined) tell({ pathname, name });
  }, [name, pathname, tell]);
}
