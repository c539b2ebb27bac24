import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from '#server/platform/db/schema/index.ts';
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
const newPassword = 'payung kuning tiga gang kelinci';
let server: TestServer;

beforeAll(async () => {
  mockCaptchaWorker();
  server = await startTestServer();
  vi.useFakeTimers({ toFake: ['Date'], now: server.now() });
});
beforeEach(() => server.db.delete(throttle));
afterEach(resetPortal);
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const fieldLabels = ['Kata sandi sekarang', 'Kata sandi baru', 'Ulangi kata sandi baru'] as const;

/** Opens the page for a new signed-in account; `fill` enters the three passwords and submits. */
async function openPage(mustChangePassword = false, at = '/changepassword') {
  const { userName } = await startSignedInSession(server, { password, mustChangePassword });
  const portal = renderPortal({ at, fetch: serverFetch(server) });
  const fillAndSubmit = async (...values: readonly string[]): Promise<void> => {
    for (const [index, label] of fieldLabels.entries()) {
      await fillField(portal.user, label, values[index] ?? '');
    }
    await portal.user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
  };
  return { ...portal, userName, fill: fillAndSubmit };
}

describe('the change-password page', () => {
  it('lists every validation error in a summary with links to the fields', async () => {
    const { user, fill: fillAndSubmit } = await openPage();
    await fillAndSubmit('', 'pendek', 'lain');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(document.title).toBe('Kesalahan: Ganti kata sandi · Portal Vaksin');
    expect(within(summary).getByText('Terdapat kesalahan')).toBeDefined();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual([
      'Kata sandi sekarang: Wajib diisi',
      expect.stringContaining('Kata sandi baru: Paling sedikit 15 karakter'),
      'Ulangi kata sandi baru: Kedua kata sandi baru tidak sama',
    ]);
    await user.click(within(summary).getByRole('link', { name: /Paling sedikit 15/ }));
    const field = screen.getByLabelText('Kata sandi baru');
    expect(document.activeElement).toBe(field);
    const errorText = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(errorText?.textContent).toContain('Paling sedikit 15 karakter');
  });

  it('shows server errors at their fields', async () => {
    const { fill: fillAndSubmit } = await openPage();
    await fillAndSubmit('bukan kata sandinya', newPassword, newPassword);
    const field = await screen.findByLabelText('Kata sandi sekarang');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Kata sandi sekarang tidak cocok/)).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await fillAndSubmit(password, 'vaksinvaksinvaksin', 'vaksinvaksinvaksin');
    const newPasswordField = screen.getByLabelText('Kata sandi baru');
    await waitFor(() => expect(newPasswordField.getAttribute('aria-invalid')).toBe('true'));
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('signs out after a change and accepts the new password', async () => {
    const { user, userName, fill: fillAndSubmit } = await openPage();
    await fillAndSubmit(password, newPassword, newPassword);
    const notice = await screen.findByText('Kata sandi diganti. Masuk dengan kata sandi baru.');
    expect(notice).toBeDefined();
    expect(localStorage.getItem('token')).toBeNull();
    await submitSignIn(user, userName, newPassword);
    expect(await screen.findByRole('heading', { name: 'Halaman /dashboard' })).toBeDefined();
  });

  it('has a link back to the dashboard', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('link', { name: 'Kembali ke dasbor' }));
    expect(await screen.findByRole('heading', { name: 'Halaman /dashboard' })).toBeDefined();
  });

  it('redirects visitors to the sign-in page', async () => {
    renderPortal({ at: '/changepassword', fetch: serverFetch(server) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Masuk' })).toBeDefined();
  });
});

describe('an initial password', () => {
  it('leads to the change-password page on the first rejected call after a reload', async () => {
    const { user, address } = await openPage(true, '/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Panggil peran' }));
    expect(await screen.findByText(/Kata sandi awal hanya untuk masuk/)).toBeDefined();
    expect(address()).toBe('/changepassword');
    expect(screen.queryByRole('link', { name: 'Kembali ke dasbor' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Masuk' })).toBeDefined();
  });
});
