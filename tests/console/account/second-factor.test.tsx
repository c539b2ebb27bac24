import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { totpCode, totpStep } from '#server/platform/auth/totp-code.ts';
import { session, throttle } from '#server/platform/db/schema/index.ts';
import '#src/shell/App.tsx';
import '#src/account/settings/index.ts';
import '#src/account/signIn/FactorStep.tsx';
import '#src/account/factor/IdentityGate.tsx';
import { setUpTotp } from '../../server/auth/factor-steps.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterEach(resetPortal);
afterAll(() => server.stop());

async function openSecurity(prepare?: (token: string) => Promise<unknown>) {
  const me = await startSignedInSession(server, { role: 'LEGAL', password });
  await prepare?.(me.token);
  return { ...renderPortal({ at: '/dashboard/user/security', fetch: serverFetch(server) }), me };
}

describe('the page about security', () => {
  it('sets up an authenticator app with its first code and shows the recovery codes once', async () => {
    const { user, me } = await openSecurity();
    await user.click(await screen.findByRole('button', { name: 'Pasang aplikasi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aplikasi autentikator' });
    expect(await within(dialog).findByRole('img', { name: /Kode QR/ })).toBeDefined();
    const secret =
      /aplikasi: ([A-Z2-7 ]+)/.exec(dialog.textContent)?.[1]?.replaceAll(' ', '') ?? '';
    const code = within(dialog).getByLabelText<HTMLInputElement>('Kode dari aplikasi');
    expect(code.autocomplete).toBe('one-time-code');
    await fillField(user, 'Kode dari aplikasi', '000000');
    await user.click(within(dialog).getByRole('button', { name: 'Pasang' }));
    expect(await within(dialog).findByText(/Kode ini salah/)).toBeDefined();
    await fillField(user, 'Kode dari aplikasi', totpCode(secret, totpStep(server.now())));
    await user.click(within(dialog).getByRole('button', { name: 'Pasang' }));
    const codes = await screen.findByRole('dialog', { name: 'Simpan kode pemulihan Anda' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await user.click(within(codes).getByRole('button', { name: 'Sudah saya simpan' }));
    expect(await screen.findByText(/Tersisa 10 kode/)).toBeDefined();
    const own = await server.request('GET', '/gtc/faktor', { token: me.token });
    expect(own.json['totpSejak']).not.toBeNull();
  });

  it('asks for the password before a sensitive act, and then does it', async () => {
    const { user, me } = await openSecurity(token => setUpTotp(server, token));
    await screen.findByText(/Tersisa 10 kode/);
    const confirmedAt = new Date(server.now().getTime() - 6 * 60_000).toISOString();
    await server.db.update(session).set({ confirmedAt }).where(eq(session.userId, me.id));

    await user.click(screen.getByRole('button', { name: 'Lepas aplikasi autentikator' }));
    await user.click(await screen.findByRole('button', { name: 'Lepas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
    await user.click(await within(dialog).findByRole('button', { name: 'Batal' }));
    expect(await screen.findByText(/Tindakan ini perlu konfirmasi/)).toBeDefined();
    expect(screen.getByText(/Terpasang sejak/)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Lepas aplikasi autentikator' }));
    await user.click(await screen.findByRole('button', { name: 'Lepas' }));
    const again = await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
    await user.type(await within(again).findByLabelText('Kata sandi'), 'bukan ini');
    await user.click(within(again).getByRole('button', { name: 'Konfirmasi' }));
    const wrong = await within(again).findByText('Kata sandi sekarang tidak cocok');
    expect(wrong).toBeDefined();
    await user.clear(within(again).getByLabelText('Kata sandi'));
    await user.type(within(again).getByLabelText('Kata sandi'), password);
    await user.click(within(again).getByRole('button', { name: 'Konfirmasi' }));
    expect(await screen.findByText('Aplikasi autentikator dilepas')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
