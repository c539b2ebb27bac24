import { Suspense } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { screens } from '#src/screens.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { AccessGuard } from './AccessGuard.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

/**
 * Returns the path that the console is mounted at, such as '/dashboard'. Nested routes need
 * relative paths, while `screens` lists absolute ones.
 */
function useMountPath(): string {
  const { pathname } = useLocation();
  const rest = useParams()['*'] ?? '';
  const decoded = decodeURI(pathname).replace(/\/+$/, '');
  const mountPath = decoded.slice(0, decoded.length - rest.replace(/\/+$/, '').length);
  return mountPath.replace(/\/+$/, '').toLowerCase();
}

/** Returns the screens below a mount path, with relative paths. */
function screensBelow(mountPath: string) {
  return screens
    .filter(({ path }) => path === mountPath || path.startsWith(`${mountPath}/`))
    .map(screen => ({ ...screen, rest: screen.path.slice(mountPath.length).replace(/^\//, '') }));
}

/**
 * Renders the screen of the current path behind its permission; the 404 page when there is none.
 */
export const ScreenRoutes = () => {
  const { pathname } = useLocation();
  const mountPath = useMountPath();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          {screensBelow(mountPath).map(
            ({ path, rest, access, requiresOwnId: ownId, component: Component }) => (
              <Route
                key={path}
                path={rest}
                element={
                  <AccessGuard access={access} requiresOwnId={ownId}>
                    <Component />
                  </AccessGuard>
                }
              />
            ),
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
