import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bhbu, throttle } from '#server/platform/db/schema/index.ts';
import { demoAccounts } from '#server/app/demo/index.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { mockCaptchaWorker } from './harness/mockCaptchaWorker.ts';
import {
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
  submitSignIn,
  solveCaptcha,
} from './harness/renderPortal.tsx';

vi.mock('#src/shell/portal/loadApp.ts', () => ({ loadApp: () => import('./harness/StubApp.tsx') }));

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  mockCaptchaWorker();
  server = await startTestServer();
  vi.useFakeTimers({ toFake: ['Date'], now: server.now() });
  const [company] = await server.db.insert(bhbu).values({ namaBHBU: 'PT Contoh' }).returning();
  await server.signIn({
    userName: 'siti',
    fullName: 'Siti Contoh',
    password,
    role: 'BHBU',
    bhbuId: company?.id ?? 0,
  });
});
beforeEach(() => server.db.delete(throttle));
afterEach(resetPortal);
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const openPage = (at?: string) =>
  renderPortal({ ...(at ? { at } : {}), fetch: serverFetch(server) });
const findSubmitButton = () => screen.findByRole('button', { name: 'Masuk' });

describe('the sign-in page', () => {
  it('has its title and autocomplete attributes', async () => {
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Masuk' })).toBeDefined();
    expect(document.title).toBe('Masuk · Portal Vaksin');
    const name = screen.getByLabelText('Nama pengguna');
    expect(name.getAttribute('autocomplete')).toBe('username');
    expect(name.getAttribute('autocapitalize')).toBe('none');
    expect(screen.getByLabelText('Kata sandi').getAttribute('autocomplete')).toBe(
      'current-password',
    );
  });

  it('requires both fields and focuses the first', async () => {
    const { user } = openPage();
    await user.click(await findSubmitButton());
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    const name = screen.getByLabelText('Nama pengguna');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.type(name, 'siti');
    expect(screen.getAllByText('This field is required')).toHaveLength(1);
  });

  it('shows the password on request', async () => {
    const { user } = openPage();
    const field = await screen.findByLabelText('Kata sandi');
    await user.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Sembunyikan kata sandi' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  it('requires the captcha and shows an alert', async () => {
    const { user } = openPage();
    await user.type(await screen.findByLabelText('Nama pengguna'), 'siti');
    await user.type(screen.getByLabelText('Kata sandi'), `${password}{Enter}`);
    const alert = await screen.findByRole('alertdialog', { name: 'Validasi' });
    expect(within(alert).getByText('Klik Captcha')).toBeDefined();
    await user.click(within(alert).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('links to the registration page and back', async () => {
    const { user, address } = openPage();
    await user.click(await screen.findByRole('link', { name: 'Registrasi BHBU Baru' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Registrasi BHBU Baru' }));
    expect(address()).toBe('/register');
    await user.click(screen.getByRole('link', { name: 'Kembali ke halaman masuk' }));
    expect(await findSubmitButton()).toBeDefined();
  });

  it('links to the status of a registration', async () => {
    const { user, address } = openPage();
    await user.click(await screen.findByRole('link', { name: 'Lihat status pendaftaran' }));
    await waitFor(() => expect(address()).toBe('/register/status'));
  });

  it('offers a retry when the captcha fails to load', async () => {
    let isServerDown = true;
    const realFetch = serverFetch(server);
    const { user } = renderPortal({
      fetch: (input, init) =>
        isServerDown ? Promise.reject(new TypeError('down')) : realFetch(input, init),
    });
    expect(await screen.findByText(/Captcha tidak dapat dimuat/)).toBeDefined();
    isServerDown = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await solveCaptcha(user);
  });
});

describe('signing in', () => {
  it('opens the dashboard and stores the session and the company', async () => {
    const { user, address } = openPage();
    await submitSignIn(user, 'siti', password);
    expect(await screen.findByRole('heading', { name: 'Halaman /dashboard' })).toBeDefined();
    expect(address()).toBe('/dashboard');
    expect(await screen.findByText('Siti Contoh, PT Contoh')).toBeDefined();
    expect(localStorage.getItem('role')).toBe('BHBU');
    expect(localStorage.getItem('org')).toBe('PT Contoh');
  });

  it('loads the company again when the page was reloaded before its name came', async () => {
    const realFetch = serverFetch(server);
    const { user, unmount } = renderPortal({
      // The page is left before these calls are answered.
      fetch: (input, init) =>
        (input as string).includes('/GTC/GetById/')
          ? Promise.reject(new TypeError('left'))
          : realFetch(input, init),
    });
    await submitSignIn(user, 'siti', password);
    await screen.findByRole('heading', { name: 'Halaman /dashboard' });
    expect(localStorage.getItem('org')).toBeNull();
    unmount();
    openPage('/dashboard');
    expect(await screen.findByText('Siti Contoh, PT Contoh')).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('pic')).toBe('false'));
    expect(localStorage.getItem('incomplete')).toBeNull();
  });

  it('returns to the requested page', async () => {
    const { user, address } = openPage('/admin/role?page=2');
    await submitSignIn(user, 'siti', password);
    await screen.findByRole('heading', { name: 'Halaman /admin/role?page=2' });
    expect(address()).toBe('/admin/role?page=2');
    expect(sessionStorage.getItem('returnTo')).toBeNull();
  });

  it('submits when Enter is pressed while the captcha is being solved', async () => {
    const { user } = openPage();
    await fillField(user, 'Nama pengguna', 'siti');
    await fillField(user, 'Kata sandi', password);
    await user.click(await screen.findByLabelText('Saya bukan robot'));
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('heading', { name: 'Halaman /dashboard' })).toBeDefined();
  });

  it('shows a failed sign-in and requires a new captcha', async () => {
    const { user } = openPage();
    await submitSignIn(user, 'siti', 'salah');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Nama pengguna atau kata sandi salah.');
    expect(await screen.findByLabelText('Saya bukan robot')).toBeDefined();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(false);
    await user.click(within(notice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

    await submitSignIn(user, 'siti', password);
    expect(await screen.findByRole('heading', { name: 'Halaman /dashboard' })).toBeDefined();
  });

  it('shows that the server is unreachable and keeps the solved captcha', async () => {
    let isServerDown = false;
    const realFetch = serverFetch(server);
    const { user } = renderPortal({
      fetch: (input, init) =>
        isServerDown ? Promise.reject(new TypeError('down')) : realFetch(input, init),
    });
    await fillField(user, 'Nama pengguna', 'siti');
    await fillField(user, 'Kata sandi', password);
    await solveCaptcha(user);
    isServerDown = true;
    await user.click(await findSubmitButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Server tidak dapat dihubungi',
    );
    expect(screen.getByText('Terverifikasi')).toBeDefined();
  });

  it('redirects an initial password to the change-password page', async () => {
    await server.signIn({ userName: 'baru', password, mustChangePassword: true });
    const { user, address } = openPage('/admin/role');
    await submitSignIn(user, 'baru', password);
    expect(await screen.findByText(/Kata sandi awal hanya untuk masuk pertama kali/)).toBeDefined();
    expect(address()).toBe('/changepassword');
  });
});

describe('the demo accounts', () => {
  it('are listed and fill in the form when chosen', async () => {
    const demoServer = await startTestServer({ demo: demoAccounts });
    try {
      await demoServer.signIn({ userName: 'finance', fullName: 'Endah Purnamasari' });
      const { user } = renderPortal({ fetch: serverFetch(demoServer) });
      const section = await screen.findByRole('region', { name: 'Data contoh' });
      await user.click(within(section).getByRole('button', { name: /^finance, Endah/ }));
      expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').value).toBe('finance');
      expect(screen.getByLabelText<HTMLInputElement>('Kata sandi').value).toBe('kotak-dingin-2-8');
    } finally {
      await demoServer.stop();
    }
  });

  it('are hidden without demo data', async () => {
    openPage();
    await screen.findByLabelText('Saya bukan robot');
    expect(screen.queryByText('Data contoh')).toBeNull();
  });
});
