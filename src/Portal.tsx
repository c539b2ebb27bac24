import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createPortalApi } from './portal/createPortalApi.ts';
import { PortalTheme } from './portal/PortalTheme.tsx';
import { routes } from './portal/routes.tsx';
import { ApiContext } from './providers/api/ApiContext.ts';
import type { Send } from './providers/api/http.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface PortalProps {
  /** Tests pass a `fetch` that calls the server in process. */
  fetch: typeof fetch;
  /** Sends uploads and reports their progress. */
  send: Send;
  /** Base URL of the API, such as `/api`. */
  baseUrl: string;
  /** Router factory; tests use a memory router. */
  router?: (routes: RouteObject[]) => Router;
}

/**
 * Root component: sign-in page, account pages and the console. It needs a data router, because only
 * data routers support `useBlocker` (unsaved changes).
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
