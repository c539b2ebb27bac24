import { lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { ExpiryAlert } from '#src/account/ExpiryAlert.tsx';
import { PicGate } from '#src/account/pic/PicGate.tsx';
import { RegisterPage } from '#src/account/RegisterPage.tsx';
import { Console, Guarded } from './Guarded.tsx';
import { Home } from './Home.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';

const ChangePassword = lazy(async () => ({
  default: (await import('#src/account/password/ChangePasswordPage.tsx')).ChangePasswordPage,
}));

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

/** The portal's doors; what lies behind `/dashboard` and `/admin` is the console's own. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/register', element: <RegisterPage /> },
      {
        path: '/changepassword',
        element: (
          <Guarded>
            <LoadBoundary>
              <Suspense fallback={null}>
                <ChangePassword />
              </Suspense>
            </LoadBoundary>
          </Guarded>
        ),
      },
      consoleRoute('/dashboard/*'),
      consoleRoute('/admin/*'),
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
];
