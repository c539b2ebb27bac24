import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { mockCaptchaWorker } from './harness/mockCaptchaWorker.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
  submitSignIn,
} from './harness/renderPortal.tsx';

vi.mock('#src/shell/portal/loadApp.ts', () => ({ loadApp: () => import('./harness/StubApp.tsx') }));

const password = 'gerobak biru di tepi sawah';
let server: TestServer;
let account: { id: number; userName: string };

beforeAll(async () => {
  mockCaptchaWorker();
  server = await startTestServer();
  vi.useFakeTimers({ toFake: ['Date'], now: server.now() });
});
afterEach(resetPortal);
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** Opens a page as a new signed-in user. */
async function openSignedIn(at: string) {
  account = await startSignedInSession(server, { fullName: 'siti', password, role: 'LEGAL' });
  return renderPortal({ at, fetch: serverFetch(server) });
}

/** Opens a page, types into the form and ends the session on the server. @returns the open alert */
async function openEndedSession() {
  const portal = await openSignedIn('/admin/role?page=2');
  await fillField(portal.user, 'Isian', 'setengah jadi');
  await endSessionsOfUser(server.db, account.id, 'tidak dipakai', server.now());
  await portal.user.click(screen.getByRole('button', { name: 'Panggil' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Session Expired' });
  return { ...portal, alert };
}

describe('a session that the server has ended', () => {
  it('shows an alert that cannot be dismissed, over the unchanged page', async () => {
    const { alert, user, address } = await openEndedSession();
    expect(within(alert).getByText('Anda akan dikembalikan ke halaman login')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Isian').value).toBe('setengah jadi');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(address()).toBe('/admin/role?page=2');
  });

  it('returns to the same page with the draft after sign-in', async () => {
    const { alert, user, address } = await openEndedSession();
    await user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Masuk' })).toBeDefined();
    expect(localStorage.getItem('token')).toBeNull();

    await submitSignIn(user, account.userName, password);
    expect(await screen.findByText('Dikembalikan: setengah jadi')).toBeDefined();
    expect(address()).toBe('/admin/role?page=2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the alert to a disabled user, who cannot sign in again', async () => {
    const { user } = await openSignedIn('/admin/role');
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, account.id));
    await user.click(await screen.findByRole('button', { name: 'Panggil' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Session Expired' });
    await user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
    await submitSignIn(user, account.userName, password);
    expect(await screen.findByText('Nama pengguna atau kata sandi salah.')).toBeDefined();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('gives another user neither the path nor the draft', async () => {
    const { alert, user, address } = await openEndedSession();
    await user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
    const otherAccount = await server.signIn({ password });
    await submitSignIn(user, otherAccount.userName, password);
    await screen.findByRole('heading', { name: 'Halaman /dashboard' });
    expect(address()).toBe('/dashboard');
    await user.click(screen.getByRole('link', { name: 'Peran' }));
    await screen.findByRole('heading', { name: 'Halaman /admin/role?page=2' });
    expect(screen.getByText('Formulir kosong')).toBeDefined();
  });

  it('keeps the draft when another tab ended the session', async () => {
    const { user } = await openSignedIn('/admin/role');
    await fillField(user, 'Isian', 'di tab ini');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });

    await submitSignIn(user, account.userName, password);
    expect(await screen.findByText('Dikembalikan: di tab ini')).toBeDefined();
  });
});

describe('signing out', () => {
  it('ends the session on the server and discards path and draft', async () => {
    const { user, address } = await openSignedIn('/admin/role');
    await fillField(user, 'Isian', 'tidak dipakai');
    const token = localStorage.getItem('token') ?? '';
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    expect(address()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('returnTo')).toBeNull();
    const requestWithOldToken = () =>
      server.request('GET', `/GTC/GetById/${account.id}`, { token });
    await waitFor(async () => expect((await requestWithOldToken()).status).toBe(401));

    await submitSignIn(user, account.userName, password);
    await screen.findByRole('heading', { name: 'Halaman /dashboard' });
    await user.click(screen.getByRole('link', { name: 'Peran' }));
    expect(await screen.findByText('Formulir kosong')).toBeDefined();
  });

  it('works without the server', async () => {
    let isServerDown = false;
    const realFetch = serverFetch(server);
    await startSignedInSession(server);
    const { user } = renderPortal({
      fetch: (input, init) =>
        isServerDown ? Promise.reject(new TypeError('down')) : realFetch(input, init),
    });
    const signOutButton = await screen.findByRole('button', { name: 'Keluar' });
    isServerDown = true;
    await user.click(signOutButton);
    expect(await screen.findByRole('heading', { level: 1, name: 'Masuk' })).toBeDefined();
  });
});

describe('URLs', () => {
  it('redirect visitors to the sign-in page and unknown paths to the dashboard', async () => {
    const { address, go } = renderPortal({ at: '/tidak/ada', fetch: serverFetch(server) });
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    expect(address()).toBe('/');
    await act(() => startSignedInSession(server));
    await screen.findByRole('heading', { name: 'Halaman /dashboard' });
    await act(() => go('/juga/tidak/ada'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await act(() => go('/'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});
