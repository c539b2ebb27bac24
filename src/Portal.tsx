import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createPortalApi } from './portal/createPortalApi.ts';
import { PortalTheme } from './portal/PortalTheme.tsx';
import { routes } from './portal/routes.tsx';
import { ApiContext } from './providers/api/ApiContext.ts';
import type { SendWithProgress } from './providers/api/http.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;

interface PortalProps {
  /** Tests pass a `fetch` that calls the server in process. */
  fetch: typeof fetch;
  /** Sends uploads and reports their progress. */
  send: SendWithProgress;
  /** Base URL of the API, such as `/api`. */
  baseUrl: string;
  /** Router factory; tests use a memory router. */
  router?: (routes: RouteObject[]) => DataRouter;
}

/**
 * Root component: sign-in page, account pages and the console. It needs a data router, because only
 * data routers support `useBlocker` (unsaved changes).
 */
export function Portal({ fetch, send, baseUrl, router = createBrowserRouter }: PortalProps) {
  const [api] = useState(() => createPortalApi({ fetch, send, baseUrl }));
  const [dataRouter] = useState(() => router(routes));
  return (
    <PortalTheme>
      <ApiContext.Provider value={api}>
        <RouterProvider router={dataRouter} />
      </ApiContext.Provider>
    </PortalTheme>
  );
}
