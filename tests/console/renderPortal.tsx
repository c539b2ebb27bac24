import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { Portal } from '#src/Portal.tsx';
import { forgetPath } from '#src/providers/returnTo.ts';
import { clearSession, saveSession } from '#src/providers/session.ts';
import type { UserOverrides } from '../builders/user.ts';
import type { TestServer } from '../server/harness/server.ts';

// Behind a page stand a server, a database and a password that takes its time to check.

/** The console's way to a server in this very process. */
export const fetchFrom =
  (server: TestServer): typeof fetch =>
  (input, init) =>
    server.app.fetch(new Request(new URL(input as string, 'http://portal.test'), init));

interface Rendering {
  /** The address that is opened. */
  at?: string;
  fetch: typeof fetch;
}

/** The whole portal at an address, with somebody's hands on it. */
export function renderPortal({ at = '/', fetch }: Rendering) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const view = render(
    <Portal
      fetch={fetch}
      send={async (url, init, onSent) => {
        const answer = await fetch(url, init);
        onSent(1, 1);
        return answer;
      }}
      baseUrl="/api"
      router={routes => (router = createMemoryRouter(routes, { initialEntries: [at] }))}
    />,
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    /** The address now. */
    address: (): string => {
      const { pathname = '', search = '' } = router?.state.location ?? {};
      return pathname + search;
    },
    go: async (to: string): Promise<void> => {
      await router?.navigate(to);
    },
  };
}

/** Opens the portal's session for an account that a test has made, as signing in would. */
export async function beSignedIn(server: TestServer, overrides: UserOverrides = {}) {
  const account = await server.signIn(overrides);
  saveSession({
    ...account,
    fullName: overrides.fullName ?? account.userName,
    roleName: overrides.role ?? 'ADMIN',
    idReferensi: overrides.bhbuId ?? overrides.faskesId ?? null,
    isChangedUser: overrides.mustChangePassword ? 'False' : 'True',
  });
  return account;
}

/** Leaves nothing of a test behind: no page, no session, nothing remembered. */
export function clean(): void {
  cleanup();
  clearSession();
  forgetPath();
}

type User = ReturnType<typeof renderPortal>['user'];

/** Puts a text into a field, by pasting it: what was there goes. */
export async function fillIn(user: User, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.paste(text);
}

/** Signs in at the page that is open, captcha and all. */
export async function signInAs(user: User, userName: string, password: string): Promise<void> {
  await fillIn(user, 'Nama pengguna', userName);
  await fillIn(user, 'Kata sandi', password);
  await solveCaptcha(user);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

/** Ticks the captcha and waits until it is solved. */
export async function solveCaptcha(user: User): Promise<void> {
  await user.click(await screen.findByLabelText('Saya bukan robot'));
  await screen.findByText('Terverifikasi');
}
