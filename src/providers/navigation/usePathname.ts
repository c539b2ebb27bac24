import { createContext, use } from 'react';

/** The path of the address, provided by `Portal`. */
export const PathnameContext = createContext('/');

/**
 * Returns the path of the address. What needs nothing else of it renders again for another page only,
 * and not for another query of the same list, as with `useLocation`.
 */
export const usePathname = (): string => use(PathnameContext);
