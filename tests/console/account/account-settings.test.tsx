import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#contract/domains/user.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { throttle } from '#server/platform/db/schema/index.ts';
import '#src/shell/App.tsx';
import '#src/account/settings/index.ts';
import { parseDevice } from '#src/kit/format/device.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';
import { handlerContext } from '../../builders/context.ts';

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, prepare?: (id: number) => Promise<void>) {
  const ownAccount = await startSignedInSession(server, {
    role: 'LEGAL',
    fullName: 'Siti Contoh',
    email: 'siti@contoh.test',
    password,
  });
  await prepare?.(ownAccount.id);
  return {
    ...renderPortal({ at, fetch: serverFetch(server) }),
    me: ownAccount,
    account: async () =>
      (await server.request('GET', `/GTC/GetById/${ownAccount.id}`, { token: ownAccount.token }))
        .json as unknown as Account,
  };
}

type Portal = Awaited<ReturnType<typeof openPage>>;
const save = async ({ user }: Portal) =>
  user.click(await screen.findByRole('button', { name: 'Simpan' }));

describe('the profile page', () => {
  it('saves a new name and shows it in the top bar', async () => {
    const portal = await openPage('/dashboard/profile');
    await fillField(portal.user, 'Nama lengkap', 'Siti Baru');
    expect(screen.queryByLabelText('Kata sandi sekarang')).toBeNull();
    await save(portal);
    await screen.findByText('Profil disimpan');
    expect(await screen.findByRole('button', { name: 'Akun SB Siti Baru' })).toBeDefined();
    expect((await portal.account()).fullName).toBe('Siti Baru');
  });

  it('requires the current password for a new email, validated at its field', async () => {
    const portal = await openPage('/dashboard/user/edit-profile');
    await fillField(portal.user, 'Email (opsional)', 'baru@contoh.test');
    await fillField(portal.user, 'Nomor HP (opsional)', '0812 3456 7890');
    await fillField(portal.user, 'Kata sandi sekarang', 'bukan yang ini');
    await save(portal);
    const summary = await screen.findByRole('alert');
    await portal.user.click(
      within(summary).getByRole('link', {
        name: 'Kata sandi sekarang: Kata sandi sekarang tidak cocok',
      }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi sekarang'));
    await fillField(portal.user, 'Kata sandi sekarang', password);
    await save(portal);
    await screen.findByText('Profil disimpan');
    await waitFor(() => expect(screen.queryByLabelText('Kata sandi sekarang')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Nomor HP (opsional)').value).toBe(
      '0812-3456-7890',
    );
    expect(await portal.account()).toMatchObject({ email: 'baru@contoh.test' });
  });

  it('overwrites a concurrent change only when saved again', async () => {
    const portal = await openPage('/dashboard/user/edit-profile');
    await fillField(portal.user, 'Nama lengkap', 'Punya Saya');
    await server.request('PUT', '/GTC/UpdateProfile', {
      token: portal.me.token,
      body: { fullName: 'Dari Tab Lain', email: 'siti@contoh.test' },
    });
    await save(portal);
    await screen.findByText(/baru saja diubah di tempat lain/);
    expect((await portal.account()).fullName).toBe('Dari Tab Lain');
    await save(portal);
    await screen.findByText('Profil disimpan');
    expect((await portal.account()).fullName).toBe('Punya Saya');
  });

  it('asks before unsaved changes are lost', async () => {
    const portal = await openPage('/dashboard/user/edit-profile');
    await fillField(portal.user, 'Nama lengkap', 'Hampir Hilang');
    await portal.user.click(screen.getAllByRole('link', { name: 'Dasbor' })[0] as HTMLElement);
    expect(await screen.findByText('Tinggalkan tanpa menyimpan?')).toBeDefined();
  });
});

describe('the password page', () => {
  it('changes the password and requires a new sign-in', async () => {
    const portal = await openPage('/dashboard/user/change-password');
    await fillField(portal.user, 'Kata sandi sekarang', password);
    await fillField(portal.user, 'Kata sandi baru', 'tujuh layang-layang merah');
    await fillField(portal.user, 'Ulangi kata sandi baru', 'tujuh layang-layang merah');
    await portal.user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(
      await screen.findByText('Kata sandi diganti. Masuk dengan kata sandi baru.'),
    ).toBeDefined();
    expect(portal.address()).toBe('/');
    const oldTokenResponse = await server.request('GET', '/negara', { token: portal.me.token });
    expect(oldTokenResponse.status).toBe(401);
  });
});

describe('the sessions page', () => {
  const openOtherSession = (id: number, userAgent: string | null) =>
    openSession(handlerContext(server.deps, { address: '10.0.0.9', userAgent }), {
      id,
      role: 'LEGAL',
    });

  it('lists the open sessions and ends one or all others', async () => {
    const tokens: string[] = [];
    const portal = await openPage('/dashboard/user/sessions', async id => {
      const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';
      for (const agentText of [android, null, null])
        tokens.push(await openOtherSession(id, agentText));
    });
    const [phoneToken = '', ...otherTokens] = tokens;
    const rows = within(await screen.findByRole('list', { name: 'Sesi yang terbuka' }));
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(4));
    expect(rows.getAllByText('Sesi ini')).toHaveLength(1);
    expect(rows.getAllByText(/Alamat 10\.0\.0\.9/)).toHaveLength(3);

    await portal.user.click(screen.getByRole('button', { name: 'Akhiri sesi Chrome di Android' }));
    await portal.user.click(await screen.findByRole('button', { name: 'Akhiri' }));
    await screen.findByText('Sesi Chrome di Android diakhiri');
    expect((await server.request('GET', '/negara', { token: phoneToken })).status).toBe(401);

    await portal.user.click(await screen.findByRole('button', { name: 'Akhiri semua sesi lain' }));
    const dialog = await screen.findByRole('dialog', { name: 'Akhiri 2 sesi lain?' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Akhiri semua sesi lain' }));
    await screen.findByText('Tidak ada sesi lain yang terbuka.');
    for (const token of otherTokens) {
      expect((await server.request('GET', '/negara', { token })).status).toBe(401);
    }
    expect((await server.request('GET', '/negara', { token: portal.me.token })).status).toBe(200);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1', 'Safari iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Chrome/130.0 Safari/537.36', 'Chrome Mac'],
    ['curl/8.0', undefined],
    [null, undefined],
  ])('parses the browser and system of %s', (userAgent, name) => {
    const device = parseDevice(userAgent);
    expect(device && `${device.browser} ${device.system}`).toBe(name);
  });
});
