import { createContext, use } from 'react';

/** The path of the address, provided by `Portal`. */
export const PathnameContext = createContext('/');

/**
 * Returns the path of the address. A component that needs only the path does not render again when the
 * query changes, as it would with `useLocation`.
 */
export const usePathname = (): string => use(PathnameContext);
