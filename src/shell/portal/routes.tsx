import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { SessionExpiredAlert } from '#src/account/SessionExpiredAlert.tsx';
import { PicGate } from '#src/account/pic/PicGate.tsx';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { HomePage } from './Home.tsx';
import { LoadErrorPage } from './LoadErrorPage.tsx';
import { LazyConsole, SignInGuard } from './SignInGuard.tsx';

const LazyChangePasswordPage = lazy(async () => ({
  default: (await import('#src/account/password/ChangePasswordPage.tsx')).ChangePasswordPage,
}));

const LazyFactorSetupPage = lazy(async () => ({
  default: (await import('#src/account/factor/FactorSetupPage.tsx')).FactorSetupPage,
}));

const loadForgotten = () => import('#src/account/forgotten/index.ts');
const LazyForgottenPage = lazy(async () => ({ default: (await loadForgotten()).ForgottenPage }));
const LazyNewPasswordPage = lazy(async () => ({
  default: (await loadForgotten()).NewPasswordPage,
}));

const IdentityGate = lazyDialog(async () => ({
  default: (await import('#src/account/factor/IdentityGate.tsx')).IdentityGate,
}));

const ProposalGate = lazyDialog(async () => ({
  default: (await import('#src/account/proposal/ProposalGate.tsx')).ProposalGate,
}));

const loadRegistration = () => import('#src/account/register/index.ts');
const LazyRegisterPage = lazy(async () => ({ default: (await loadRegistration()).RegisterPage }));
const LazyRegisteredPage = lazy(async () => ({
  default: (await loadRegistration()).RegistrationSentPage,
}));
const LazyRegistrationStatusPage = lazy(async () => ({
  default: (await loadRegistration()).RegistrationStatusPage,
}));

const LazyVerifyPage = lazy(async () => ({
  default: (await import('#src/account/verify/VerifyPage.tsx')).VerifyPage,
}));

const LazyCardPage = lazy(async () => ({
  default: (await import('#src/account/verify/card/CardPage.tsx')).CardPage,
}));

const LazyLetterPage = lazy(async () => ({
  default: (await import('#src/account/letter/LetterPage.tsx')).LetterPage,
}));

const LazyQuestionPage = lazy(async () => ({
  default: (await import('#src/account/question/QuestionPage.tsx')).QuestionPage,
}));

const LazyDataRequestPage = lazy(async () => ({
  default: (await import('#src/account/dataRequest/DataRequestPage.tsx')).DataRequestPage,
}));

/** A page loaded on demand. */
const LazyPage = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);

const publicRoute = (path: string, page: ReactNode): RouteObject => ({
  path,
  element: <LazyPage>{page}</LazyPage>,
});

/** Asks signed-in users who they are, before a sensitive act, and why they propose a change. */
const LazyGates = () => {
  const session = useSession();
  return session ? (
    <LazyPage>
      <IdentityGate />
      <ProposalGate />
    </LazyPage>
  ) : null;
};

const PortalLayout = () => (
  <>
    <Outlet />
    <PicGate />
    <LazyGates />
    <SessionExpiredAlert />
  </>
);

/** The console, which matches its screens itself; any other unknown path leads to its first page. */
function ConsoleRoute() {
  const { pathname } = useLocation();
  if (!/^\/(dashboard|admin)(\/|$)/i.test(pathname)) return <Navigate to="/dashboard" replace />;
  return (
    <SignInGuard>
      <LazyConsole />
    </SignInGuard>
  );
}

/** Routes of the portal. Those of the console are loaded with it, see `screenRoutes`. */
export const routes: RouteObject[] = [
  {
    element: <PortalLayout />,
    children: [
      {
        errorElement: <LoadErrorPage />,
        children: [
          { path: '/', element: <HomePage /> },
          publicRoute('/register', <LazyRegisterPage />),
          publicRoute('/registered', <LazyRegisteredPage />),
          publicRoute('/register/status', <LazyRegistrationStatusPage />),
          publicRoute('/lupa-sandi', <LazyForgottenPage />),
          publicRoute('/sandi/:token', <LazyNewPasswordPage />),
          publicRoute('/verify', <LazyCardPage />),
          publicRoute('/verify/:token', <LazyVerifyPage />),
          publicRoute('/surat/:token', <LazyLetterPage />),
          publicRoute('/tanya/:token', <LazyQuestionPage />),
          publicRoute('/data-pribadi', <LazyDataRequestPage />),
          {
            path: '/changepassword',
            element: (
              <SignInGuard>
                <LazyPage>
                  <LazyChangePasswordPage />
                </LazyPage>
              </SignInGuard>
            ),
          },
          {
            path: '/faktor',
            element: (
              <SignInGuard>
                <LazyPage>
                  <LazyFactorSetupPage />
                </LazyPage>
              </SignInGuard>
            ),
          },
          { path: '*', element: <ConsoleRoute /> },
        ],
      },
    ],
  },
];
