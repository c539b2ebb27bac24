import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react';
import type { RouterProvider } from 'react-admin';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { useNavigationBlocker } from './useNavigationBlocker.ts';

/** Rewrites the query strings that react-admin writes, before they are in the address. */
export const QueryStringContext = createContext((search: string): string => search);

/** Returns a `navigate` that stays the same when the location changes. */
function useStableNavigate() {
  const rewrite = use(QueryStringContext);
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') void latest.current(to);
      else if (typeof to === 'string' || to.search === undefined) void latest.current(to, options);
      else void latest.current({ ...to, search: rewrite(to.search) }, options);
    },
    [rewrite],
  );
}

const unblocked = {
  state: 'unblocked',
  location: undefined,
  proceed: undefined,
  reset: undefined,
} as const;

/**
 * What react-admin needs of a router, on react-router without its data router; the default one of
 * react-admin brings that along, and is left out of the build.
 */
export const routerProvider: RouterProvider = {
  useNavigate: useStableNavigate,
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker: shouldBlock => {
    const blocked = useNavigationBlocker((currentLocation, nextLocation) =>
      typeof shouldBlock === 'boolean'
        ? shouldBlock
        : shouldBlock({ currentLocation, nextLocation, historyAction: 'PUSH' }),
    );
    return blocked ? { state: 'blocked', ...blocked } : unblocked;
  },
  useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link: Link as RouterProvider['Link'],
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes: Routes as RouterProvider['Routes'],
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
};
