import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { ExpiryAlert } from '#src/account/ExpiryAlert.tsx';
import { PicGate } from '#src/account/pic/PicGate.tsx';
import { Console, Guarded } from './Guarded.tsx';
import { Home } from './Home.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';

const ChangePassword = lazy(async () => ({
  default: (await import('#src/account/password/ChangePasswordPage.tsx')).ChangePasswordPage,
}));

const registration = () => import('#src/account/register/index.ts');
const Register = lazy(async () => ({ default: (await registration()).RegisterPage }));
const Registered = lazy(async () => ({ default: (await registration()).RegisteredPage }));
const Standing = lazy(async () => ({ default: (await registration()).StandingPage }));

/** A page loaded on demand. */
const Later = ({ children }: { children: ReactNode }) => (
  <LoadBoundary>
    <Suspense fallback={null}>{children}</Suspense>
  </LoadBoundary>
);

const publicRoute = (path: string, page: ReactNode): RouteObject => ({
  path,
  element: <Later>{page}</Later>,
});

const Frame = () => (
  <>
    <Outlet />
    <PicGate />
    <ExpiryAlert />
  </>
);

const consoleRoute = (path: string): RouteObject => ({
  path,
  element: (
    <Guarded>
      <Console />
    </Guarded>
  ),
});

/** Routes of the portal; `ScreenRoutes` handles everything below `/dashboard` and `/admin`. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Home /> },
      publicRoute('/register', <Register />),
      publicRoute('/registered', <Registered />),
      publicRoute('/register/status', <Standing />),
      {
        path: '/changepassword',
        element: (
          <Guarded>
            <Later>
              <ChangePassword />
            </Later>
          </Guarded>
        ),
      },
      consoleRoute('/dashboard/*'),
      consoleRoute('/admin/*'),
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
];
