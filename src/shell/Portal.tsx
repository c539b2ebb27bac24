import { useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ApiContext } from '#src/providers/api/ApiContext.ts';
import type { SendWithProgress } from '#src/providers/api/http.ts';
import { createPortalApi } from './portal/createPortalApi.ts';
import { PortalTheme } from './portal/PortalTheme.tsx';

interface PortalProps {
  /** Tests pass a `fetch` that calls the server in process. */
  fetch: typeof fetch;
  /** Sends uploads and reports their progress. */
  send: SendWithProgress;
  /** Base URL of the API, such as `/api`. */
  baseUrl: string;
  /** The router with the portal's routes; tests use one in memory. */
  router: RouterProviderProps['router'];
}

/** Root component: sign-in page, account pages and the console. */
export function Portal({ fetch, send, baseUrl, router }: PortalProps) {
  const [api] = useState(() => createPortalApi({ fetch, send, baseUrl }));
  return (
    <PortalTheme>
      <ApiContext.Provider value={api}>
        <RouterProvider router={router} />
      </ApiContext.Provider>
    </PortalTheme>
  );
}
