import { useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { createPortalApi } from './portal/createPortalApi.ts';
import { PortalTheme } from './portal/PortalTheme.tsx';
import { routes } from './portal/routes.tsx';
import {
  createBlockingHistory,
  type BlockingHistory,
} from './providers/navigation/blockingHistory.ts';
import { HistoryRouter } from './providers/navigation/HistoryRouter.tsx';
import { PathnameContext } from './providers/navigation/usePathname.ts';
import { ApiContext } from './providers/api/ApiContext.ts';
import type { SendWithProgress } from './providers/api/http.ts';

interface PortalProps {
  /** Tests pass a `fetch` that calls the server in process. */
  fetch: typeof fetch;
  /** Sends uploads and reports their progress. */
  send: SendWithProgress;
  /** Base URL of the API, such as `/api`. */
  baseUrl: string;
  /** Creates the history; tests use one in memory. */
  createHistory?: () => BlockingHistory;
}

const createPortalHistory = (): BlockingHistory =>
  createBlockingHistory(createBrowserHistory({ v5Compat: true }));

const PortalRoutes = () => (
  <PathnameContext value={useLocation().pathname}>{useRoutes(routes)}</PathnameContext>
);

/** Root component: sign-in page, account pages and the console. */
export function Portal({ fetch, send, baseUrl, createHistory = createPortalHistory }: PortalProps) {
  const [api] = useState(() => createPortalApi({ fetch, send, baseUrl }));
  const [history] = useState(createHistory);
  return (
    <PortalTheme>
      <ApiContext.Provider value={api}>
        <HistoryRouter history={history}>
          <PortalRoutes />
        </HistoryRouter>
      </ApiContext.Provider>
    </PortalTheme>
  );
}
