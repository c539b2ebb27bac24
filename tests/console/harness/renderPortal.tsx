import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { companyRightNames } from '#contract/policy.ts';
import { Portal } from '#src/shell/Portal.tsx';
import { routes } from '#src/shell/portal/routes.tsx';
import { clearReturnPath } from '#src/providers/returnPath.ts';
import type { Zone } from '#contract/core/values/zone.ts';
import { clearSession, saveSession } from '#src/providers/session.ts';
import type { UserOverrides } from '../../builders/user.ts';
import type { TestServer } from '../../server/harness/server.ts';

/** Returns a `fetch` that calls the test server's app in this process. */
export const serverFetch =
  (server: TestServer): typeof fetch =>
  (input, init) =>
    server.app.fetch(new Request(new URL(input as string, 'http://portal.test'), init));

interface RenderPortalOptions {
  /** The initial URL. */
  at?: string;
  fetch: typeof fetch;
}

/** Navigates and lets React render what follows at once. */
const navigate = (change: () => void): Promise<void> =>
  act(async () => {
    change();
    await Promise.resolve();
  });

/** Renders the whole portal with a router in memory and returns it with a `userEvent` instance. */
export function renderPortal({ at = '/', fetch }: RenderPortalOptions) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <Portal
      fetch={fetch}
      send={async (url, init, onSent) => {
        const answer = await fetch(url, init);
        onSent(1, 1);
        return answer;
      }}
      baseUrl="/api"
      router={router}
    />,
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    /** The current path with its query. */
    address: (): string => {
      const { pathname, search } = router.state.location;
      return pathname + search;
    },
    go: (to: string): Promise<void> => navigate(() => void router.navigate(to)),
    /** Goes back like the browser's button. */
    back: (): Promise<void> => navigate(() => void router.navigate(-1)),
  };
}

/** Creates an account on the server and stores its session in the browser. @returns the account */
export async function startSignedInSession(
  server: TestServer,
  { zone = 'WIB', ...overrides }: UserOverrides & { readonly zone?: Zone } = {},
) {
  const account = await server.signIn(overrides);
  saveSession({
    ...account,
    fullName: overrides.fullName ?? account.userName,
    roleName: overrides.role ?? 'ADMIN',
    idReferensi: overrides.bhbuId ?? overrides.faskesId ?? null,
    zona: zone,
    hak: [...(overrides.hak ?? companyRightNames)],
    isChangedUser: overrides.mustChangePassword ? 'False' : 'True',
  });
  return account;
}

/** Unmounts the portal and clears the session and the remembered path; runs after each test. */
export function resetPortal(): void {
  cleanup();
  clearSession();
  clearReturnPath();
}

type PortalUser = ReturnType<typeof renderPortal>['user'];

/** Replaces the text of a field by pasting. */
export async function fillField(user: PortalUser, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.paste(text);
}

/** Fills in and submits the open sign-in page, including the captcha. */
export async function submitSignIn(
  user: PortalUser,
  userName: string,
  password: string,
): Promise<void> {
  await fillField(user, 'Nama pengguna', userName);
  await fillField(user, 'Kata sandi', password);
  await solveCaptcha(user);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

/** Checks the captcha and waits for its solution. */
export async function solveCaptcha(user: PortalUser): Promise<void> {
  await user.click(await screen.findByLabelText('Saya bukan robot'));
  await screen.findByText('Terverifikasi');
}
