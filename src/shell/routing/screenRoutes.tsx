import { Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '#src/kit/pages/ErrorBoundary.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { screens } from '#src/shell/screens.ts';
import { AccessGuard } from './AccessGuard.tsx';
import { resourceRoutes } from './resourceRoutes.tsx';

/** Routes of the signed-in console: each screen behind its permission, and the 404 page. */
export const screenRoutes: RouteObject[] = [
  ...screens.map((screen): RouteObject => ({
    path: screen.path,
    handle: screen,
    element: (
      <AccessGuard access={screen.access} requiresOwnId={screen.requiresOwnId}>
        <screen.component />
      </AccessGuard>
    ),
  })),
  ...resourceRoutes,
  { path: '/dashboard/*', element: <NotFoundPage /> },
  { path: '/admin/*', element: <NotFoundPage /> },
];

/** Renders the screen of the address; one that fails leaves the layout around it in place. */
export const ScreenRoutes = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>{useRoutes(screenRoutes)}</Suspense>
    </ErrorBoundary>
  );
};
