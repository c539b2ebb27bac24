import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createPortalApi } from './portal/createPortalApi.ts';
import { PortalTheme } from './portal/PortalTheme.tsx';
import { routes } from './portal/routes.tsx';
import { ApiContext } from './providers/api/ApiContext.ts';
import type { Send } from './providers/api/http.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface PortalProps {
  /** The way out; tests put the server itself here. */
  fetch: typeof fetch;
  /** The way out for files, which tells how much is gone. */
  send: Send;
  /** Where the API is. */
  baseUrl: string;
  /** Where addresses come from: the browser, or a test's memory. */
  router?: (routes: RouteObject[]) => Router;
}

/**
 * The portal: sign-in page, account pages, and the console behind them. The router is one with
 * navigations of its own, since only such a one lets a form with changes ask before it is left.
 */
export function Portal({ fetch, send, baseUrl, router = createBrowserRouter }: PortalProps) {
  const [api] = useState(() => createPortalApi({ fetch, send, baseUrl }));
  const [made] = useState(() => router(routes));
  return (
    <PortalTheme>
      <ApiContext.Provider value={api}>
        <RouterProvider router={made} />
      </ApiContext.Provider>
    </PortalTheme>
  );
}
