import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { usePathname } from '#src/providers/navigation/usePathname.ts';
import type { Screen } from '#src/screens.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { AccessGuard } from './AccessGuard.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { matchScreen } from './screenPath.ts';

/**
 * Renders the screen of the current path behind its permission; the 404 page when there is none. Only the
 * route of that screen is given to the router, which would otherwise compile the paths of all screens for each
 * address.
 */
export const ScreenRoutes = () => {
  const pathname = usePathname();
  const screen = matchScreen(pathname)?.screen;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          {screen ? (
            <Route
              path={relativePath(screen)}
              element={
                <AccessGuard access={screen.access} requiresOwnId={screen.requiresOwnId}>
                  <screen.component />
                </AccessGuard>
              }
            />
          ) : null}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};

/** The path of a screen below '/dashboard' or '/admin', as nested routes need it. */
const relativePath = ({ path }: Screen): string => path.split('/').slice(2).join('/');
