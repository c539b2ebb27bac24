import { Suspense } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { screens } from '#src/screens.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import { Loading } from './pages/Loading.tsx';
import { NotFound } from './pages/NotFound.tsx';

/**
 * Returns the path that the console is mounted at, such as '/dashboard'. Nested routes need
 * relative paths, while `screens` lists absolute ones.
 */
function useMount(): string {
  const { pathname } = useLocation();
  const rest = useParams()['*'] ?? '';
  const decoded = decodeURI(pathname).replace(/\/+$/, '');
  const mount = decoded.slice(0, decoded.length - rest.replace(/\/+$/, '').length);
  return mount.replace(/\/+$/, '').toLowerCase();
}

/** Returns the screens below a mount path, with relative paths. */
function below(mount: string) {
  return screens
    .filter(({ path }) => path === mount || path.startsWith(`${mount}/`))
    .map(screen => ({ ...screen, rest: screen.path.slice(mount.length).replace(/^\//, '') }));
}

/**
 * Renders the screen of the current path behind its permission; the 404 page when there is none.
 */
export const Screens = () => {
  const { pathname } = useLocation();
  const mount = useMount();
  return (
    <ErrorBoundary at={pathname}>
      <Suspense fallback={<Loading />}>
        <Routes>
          {below(mount).map(({ path, rest, access, ownId, component: Component }) => (
            <Route
              key={path}
              path={rest}
              element={
                <Guarded access={access} ownId={ownId}>
                  <Component />
                </Guarded>
              }
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
