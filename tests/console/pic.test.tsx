import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pic, throttle } from '#server/db/schema/index.ts';
import '#src/App.tsx';
import '#src/account/own/index.ts';
import '#src/account/pic/PicModal.tsx';
import { core } from '#src/i18n/id/core.ts';
import { pic as words } from '#src/i18n/id/pic.ts';
import { readSession, savePic } from '#src/providers/session.ts';
import { buildBhbu } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { allowCaptcha } from './captcha.ts';
import { beSignedIn, clean, fetchFrom, fillIn, renderPortal, signInAs } from './renderPortal.tsx';

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  allowCaptcha();
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterEach(clean);
afterAll(() => server.stop());

/** Opens the portal for a new company account; `hasPic` is the stored flag, null for none. */
async function open(at = '/dashboard', named: boolean | null = false, real = fetchFrom(server)) {
  const bhbuId = await buildBhbu(server.db);
  const me = await beSignedIn(server, { role: 'BHBU', bhbuId, fullName: 'Joko Santosa' });
  if (named !== null) savePic(named);
  const portal = renderPortal({ at, fetch: real });
  const kept = async () => (await server.db.select().from(pic).where(eq(pic.userId, me.id))).at(0);
  return { ...portal, me, bhbuId, kept };
}

type Portal = Awaited<ReturnType<typeof open>>;
const modal = () => screen.findByRole('dialog', { name: 'Input PIC Data' });
const fill = async ({ user }: Pick<Portal, 'user'>, phone = '081234567890') => {
  await fillIn(user, 'Nama PIC', 'Mira Contoh');
  await fillIn(user, 'Nomor HP', phone);
  await fillIn(user, 'Email', 'mira@contoh.test');
};
const press = async ({ user }: Pick<Portal, 'user'>, name: string, within_: HTMLElement) =>
  user.click(within(within_).getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Simpan Data?' });

describe('the PIC dialog', () => {
  it.each([
    ['true', true],
    ['absent', null],
  ])('is hidden while the flag is %s', async (_, named) => {
    await open('/dashboard', named);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/dashboard', '/dashboard/table-list', '/changepassword', '/dashboard/nowhere'])(
    'is shown over %s',
    async at => {
      await open(at);
      expect(await modal()).toBeDefined();
    },
  );

  it('cannot be dismissed by Escape, a click on the backdrop or navigation', async () => {
    const portal = await open();
    const dialog = await modal();
    await portal.user.keyboard('{Escape}');
    await portal.user.click(dialog.parentElement as HTMLElement);
    await portal.go('/dashboard/user/edit-profile');
    await act(() => Promise.resolve());
    expect(await modal()).toBeDefined();
    // The page behind the dialog is hidden from keyboard and screen readers.
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('saves after a confirmation and closes', async () => {
    const portal = await open();
    await fill(portal);
    await press(portal, 'Simpan', await modal());
    await press(portal, 'Batal', await question());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await portal.kept()).toBeUndefined();
    await press(portal, 'Simpan', await modal());
    await press(portal, 'Simpan', await question());
    expect(await screen.findByText('Data Tersimpan!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('pic')).toBe('true');
    expect(await portal.kept()).toMatchObject({ name: 'Mira Contoh', phone: '+6281234567890' });
  });

  it('accepts only digits as phone number and shows errors at their fields', async () => {
    const portal = await open();
    const dialog = await modal();
    const phone = within(dialog).getByLabelText<HTMLInputElement>('Nomor HP');
    expect(phone.inputMode).toBe('numeric');
    await fillIn(portal.user, 'Nomor HP', 'nomor 021-555');
    expect(phone.value).toBe('021555');
    await press(portal, 'Simpan', dialog);
    const summary = await within(dialog).findByRole('alert');
    expect(summary.textContent).toContain('Nama PIC: Wajib diisi');
    expect(summary.textContent).toContain('Nomor HP: Tulis nomor HP yang benar');
    expect(summary.textContent).toContain('Email: Wajib diisi');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays open with its values when the server rejects them', async () => {
    const real = fetchFrom(server);
    const portal = await open('/dashboard', false, (input, init) =>
      init?.method === 'POST' && (input as string).endsWith('/PIC')
        ? Promise.resolve(
            Response.json(
              { code: 'TIDAK_SAH', title: 'x', detail: 'x', errors: { email: ['Email ditolak'] } },
              { status: 422 },
            ),
          )
        : real(input, init),
    );
    await fill(portal);
    await press(portal, 'Simpan', await modal());
    await press(portal, 'Simpan', await question());
    const alert = await screen.findByRole('alertdialog', { name: 'Terjadi Kesalahan Sistem' });
    await press(portal, 'Tutup', alert);
    const dialog = await modal();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Nama PIC').value).toBe('Mira Contoh');
    expect(within(dialog).getAllByText(/Email ditolak/).length).toBeGreaterThan(0);
    expect(localStorage.getItem('pic')).toBe('false');
  });

  it('closes when the PIC was saved in another tab', async () => {
    const portal = await open();
    await server.ask('POST', '/PIC', {
      token: portal.me.token,
      body: { namaPIC: 'Dari Tab Lain', noHP: '081234567890', email: 'lain@contoh.test' },
    });
    await fill(portal);
    await press(portal, 'Simpan', await modal());
    await press(portal, 'Simpan', await question());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await portal.kept())?.name).toBe('Dari Tab Lain');
  });

  it('offers to sign out', async () => {
    const portal = await open();
    await press(portal, 'Keluar', await modal());
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readSession()).toBeNull();
  });
});

describe('the stored PIC flag after sign-in', () => {
  it.each([
    ['a company without one', 'BHBU', false, 'false'],
    ['a company with one', 'BHBU', true, 'true'],
    ['anybody else', 'LEGAL', false, 'true'],
  ] as const)('is set for %s', async (_, role, named, flag) => {
    const bhbuId = await buildBhbu(server.db);
    const { id, userName, token } = await server.signIn({
      role,
      password,
      ...(role === 'BHBU' ? { bhbuId } : {}),
    });
    if (named) {
      await server.ask('POST', '/PIC', {
        token,
        body: { namaPIC: 'Mira Contoh', noHP: '081234567890', email: 'mira@contoh.test' },
      });
    }
    const { user } = renderPortal({ fetch: fetchFrom(server) });
    await signInAs(user, userName, password);
    await waitFor(() => expect(localStorage.getItem('pic')).toBe(flag));
    expect(localStorage.getItem('id')).toBe(String(id));
    if (role === 'BHBU') {
      expect(localStorage.getItem('orgId')).toBe(String(bhbuId));
      expect(localStorage.getItem('org')).toBe(`PT Contoh ${bhbuId}`);
    }
    if (flag === 'false') expect(await modal()).toBeDefined();
  });
});

describe('the PIC page', () => {
  it('shows the stored contact and replaces it', async () => {
    const portal = await open('/dashboard/pic/edit', true);
    await server.ask('POST', '/PIC', {
      token: portal.me.token,
      body: { namaPIC: 'Mira Contoh', noHP: '081234567890', email: 'mira@contoh.test' },
    });
    await portal.go('/dashboard');
    await portal.go('/dashboard/pic/edit');
    const name = await screen.findByDisplayValue('Mira Contoh');
    expect(screen.getByLabelText<HTMLInputElement>('Nomor HP').value).toBe('081234567890');
    await portal.user.clear(name);
    await portal.user.paste('Orang Lain');
    await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
    await press(portal, 'Simpan', await question());
    expect(await screen.findByText('Data Tersimpan!')).toBeDefined();
    expect((await portal.kept())?.name).toBe('Orang Lain');
  });
});

it('the texts fixed by the specification are unchanged', () => {
  expect(words).toMatchObject({
    title: 'Input PIC Data',
    name: 'Nama PIC',
    phone: 'Nomor HP',
    email: 'Email',
    question: 'Simpan Data?',
    saved: 'Data Tersimpan!',
    failed: core.form.errors.system,
  });
});
