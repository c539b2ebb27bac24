import { act, screen, waitFor, within } from '@testing-library/react';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bhbu, pic, throttle } from '#server/platform/db/schema/index.ts';
import '#src/shell/App.tsx';
import '#src/account/settings/index.ts';
import '#src/account/pic/PicModal.tsx';
import { coreMessages } from '#src/i18n/id/core.ts';
import { pic as words } from '#src/i18n/id/pic.ts';
import { readSession, saveHasPic } from '#src/providers/session.ts';
import { buildBhbu } from '../builders/peserta.ts';
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

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  mockCaptchaWorker();
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterEach(resetPortal);
afterAll(() => server.stop());

/** Opens the portal for a new company account; `hasPic` is the stored flag, null for none. */
async function openPage(
  at = '/dashboard',
  hasPic: boolean | null = false,
  realFetch = serverFetch(server),
) {
  const bhbuId = await buildBhbu(server.db);
  const account = await startSignedInSession(server, {
    role: 'BHBU',
    bhbuId,
    fullName: 'Joko Santosa',
  });
  if (hasPic !== null) saveHasPic(hasPic);
  const portal = renderPortal({ at, fetch: realFetch });
  /** The contact in the record of the company, which the account has confirmed. */
  const findPic = async () => {
    const rows = await server.db
      .select({ namaPIC: bhbu.namaPIC, noHP: bhbu.noHP })
      .from(pic)
      .innerJoin(bhbu, eq(bhbu.id, pic.bhbuId))
      .where(eq(pic.userId, account.id));
    return rows.at(0);
  };
  const changeCompany = (values: Partial<typeof bhbu.$inferInsert>) =>
    server.db
      .update(bhbu)
      .set({ ...values, version: sql`version + 1` })
      .where(eq(bhbu.id, bhbuId));
  return { ...portal, me: account, bhbuId, findPic, changeCompany };
}

type Portal = Awaited<ReturnType<typeof openPage>>;
const findPicDialog = () => screen.findByRole('dialog', { name: 'Input PIC Data' });
const fillPicForm = async ({ user }: Pick<Portal, 'user'>, phone = '081234567890') => {
  await fillField(user, 'Nama PIC', 'Mira Contoh');
  await fillField(user, 'Nomor HP', phone);
  await fillField(user, 'Email', 'mira@contoh.test');
};
const clickButtonIn = async (
  { user }: Pick<Portal, 'user'>,
  name: string,
  container: HTMLElement,
) => user.click(await within(container).findByRole('button', { name }));
const knownPic = { namaPIC: 'Sari Pendaftar', noHP: '+6281234567891', email: 'sari@contoh.test' };
const findConfirmDialog = () => screen.findByRole('alertdialog', { name: 'Simpan Data?' });

describe('the PIC dialog', () => {
  it.each([
    ['true', true],
    ['absent', null],
  ])('is hidden while the flag is %s', async (_, hasPic) => {
    await openPage('/dashboard', hasPic);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/dashboard', '/dashboard/table-list', '/changepassword', '/dashboard/nowhere'])(
    'is shown over %s',
    async at => {
      await openPage(at);
      expect(await findPicDialog()).toBeDefined();
    },
  );

  it('cannot be dismissed by Escape, a click on the backdrop or navigation', async () => {
    const portal = await openPage();
    const dialog = await findPicDialog();
    await portal.user.keyboard('{Escape}');
    await portal.user.click(dialog.parentElement as HTMLElement);
    await portal.go('/dashboard/user/edit-profile');
    await act(() => Promise.resolve());
    expect(await findPicDialog()).toBeDefined();
    // The page behind the dialog is hidden from keyboard and screen readers.
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('saves after a confirmation and closes, and the first steps behind it are up to date', async () => {
    const portal = await openPage();
    await fillPicForm(portal);
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Batal', await findConfirmDialog());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await portal.findPic()).toBeUndefined();
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    expect(await screen.findByText('Data Tersimpan!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('pic')).toBe('true');
    const steps = within(await screen.findByRole('region', { name: 'Langkah awal' }));
    expect(await steps.findByText(/^Isi PIC/)).toBeDefined();
    await waitFor(() => expect(steps.getByText('(Selesai)')).toBeDefined());
    expect(await portal.findPic()).toMatchObject({
      namaPIC: 'Mira Contoh',
      noHP: '+6281234567890',
    });
    // The notice does not cover what another page has at its foot.
    await portal.go('/dashboard/table-list');
    await screen.findByRole('heading', { level: 1, name: 'Daftar peserta' });
    expect(screen.queryByText('Data Tersimpan!')).toBeNull();
  });

  /** Opens the dialog for an account of a company that has a PIC. */
  async function openKnownPic() {
    const portal = await openPage('/dashboard', true);
    await portal.changeCompany(knownPic);
    act(() => saveHasPic(false));
    await screen.findByDisplayValue('Sari Pendaftar');
    return portal;
  }

  it('starts with the PIC of the company and confirms it, also when other data changed', async () => {
    const portal = await openKnownPic();
    screen.getByDisplayValue('081234567891');
    screen.getByDisplayValue('sari@contoh.test');
    await portal.changeCompany({ sektor: 'Pengolahan rotan' });
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    expect(await screen.findByText('Data Tersimpan!')).toBeDefined();
    expect(await portal.findPic()).toMatchObject({ namaPIC: 'Sari Pendaftar' });
  });

  it('names the PIC that a colleague has saved meanwhile before it replaces it', async () => {
    const portal = await openKnownPic();
    await fillPicForm(portal);
    await portal.changeCompany({ namaPIC: 'Dari Rekan' });
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    const alert = await screen.findByRole('alertdialog', { name: 'Terjadi Kesalahan Sistem' });
    expect(alert.textContent).toContain('PIC baru saja diubah menjadi Dari Rekan.');
    await clickButtonIn(portal, 'Tutup', alert);
    expect(await portal.findPic()).toBeUndefined();
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    expect(await screen.findByText('Data Tersimpan!')).toBeDefined();
    expect(await portal.findPic()).toMatchObject({ namaPIC: 'Mira Contoh' });
  });

  it('accepts only digits as phone number and shows errors at their fields', async () => {
    const portal = await openPage();
    const dialog = await findPicDialog();
    const phone = await within(dialog).findByLabelText<HTMLInputElement>('Nomor HP');
    expect(phone.inputMode).toBe('numeric');
    await fillField(portal.user, 'Nomor HP', 'nomor 021-555');
    expect(phone.value).toBe('021555');
    await clickButtonIn(portal, 'Simpan', dialog);
    const summary = await within(dialog).findByRole('alert');
    expect(summary.textContent).toContain('Nama PIC: Wajib diisi');
    expect(summary.textContent).toContain('Nomor HP: Tulis nomor HP yang benar');
    expect(summary.textContent).toContain('Email: Wajib diisi');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays open with its values when the server rejects them', async () => {
    const realFetch = serverFetch(server);
    const portal = await openPage('/dashboard', false, (input, init) =>
      init?.method === 'POST' && (input as string).endsWith('/PIC')
        ? Promise.resolve(
            Response.json(
              { code: 'TIDAK_SAH', title: 'x', detail: 'x', errors: { email: ['Email ditolak'] } },
              { status: 422 },
            ),
          )
        : realFetch(input, init),
    );
    await fillPicForm(portal);
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    const alert = await screen.findByRole('alertdialog', { name: 'Terjadi Kesalahan Sistem' });
    await clickButtonIn(portal, 'Tutup', alert);
    const dialog = await findPicDialog();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Nama PIC').value).toBe('Mira Contoh');
    expect(within(dialog).getAllByText(/Email ditolak/).length).toBeGreaterThan(0);
    expect(localStorage.getItem('pic')).toBe('false');
  });

  it('closes when the PIC was saved in another tab', async () => {
    const portal = await openPage();
    await server.request('POST', '/PIC', {
      token: portal.me.token,
      body: { namaPIC: 'Dari Tab Lain', noHP: '081234567890', email: 'lain@contoh.test' },
    });
    await fillPicForm(portal);
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await portal.findPic())?.namaPIC).toBe('Dari Tab Lain');
  });

  it('offers to sign out', async () => {
    const portal = await openPage();
    await findPicDialog();
    await portal.user.click(await screen.findByRole('button', { name: 'Keluar' }));
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readSession()).toBeNull();
  });
});

describe('the stored PIC flag after sign-in', () => {
  it.each([
    ['a company without a PIC', 'BHBU', false, 'false'],
    ['a company with a PIC', 'BHBU', true, 'true'],
    ['any other account', 'LEGAL', false, 'true'],
  ] as const)('is set for %s', async (_, role, hasPic, storedFlag) => {
    const bhbuId = await buildBhbu(server.db);
    const { id, userName, token } = await server.signIn({
      role,
      password,
      ...(role === 'BHBU' ? { bhbuId } : {}),
    });
    if (hasPic) {
      await server.request('POST', '/PIC', {
        token,
        body: { namaPIC: 'Mira Contoh', noHP: '081234567890', email: 'mira@contoh.test' },
      });
    }
    const { user } = renderPortal({ fetch: serverFetch(server) });
    await submitSignIn(user, userName, password);
    await waitFor(() => expect(localStorage.getItem('pic')).toBe(storedFlag));
    expect(localStorage.getItem('id')).toBe(String(id));
    if (role === 'BHBU') {
      expect(localStorage.getItem('orgId')).toBe(String(bhbuId));
      expect(localStorage.getItem('org')).toBe(`PT Contoh ${bhbuId}`);
    }
    if (storedFlag === 'false') expect(await findPicDialog()).toBeDefined();
  });
});

describe('the PIC page', () => {
  it('shows the stored contact and replaces it', async () => {
    const portal = await openPage('/dashboard', true);
    await screen.findByRole('heading', { level: 1 });
    await server.request('POST', '/PIC', {
      token: portal.me.token,
      body: { namaPIC: 'Mira Contoh', noHP: '081234567890', email: 'mira@contoh.test' },
    });
    await portal.go('/dashboard/pic/edit');
    const name = await screen.findByDisplayValue('Mira Contoh');
    expect(screen.getByLabelText<HTMLInputElement>('Nomor HP').value).toBe('081234567890');
    await portal.user.clear(name);
    await portal.user.paste('Orang Lain');
    await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    expect(await screen.findByText('Data Tersimpan!')).toBeDefined();
    expect((await portal.findPic())?.namaPIC).toBe('Orang Lain');
  });

  it('shows the contact of the company to an account that has not confirmed it', async () => {
    const portal = await openPage('/dashboard', true);
    await portal.changeCompany(knownPic);
    await portal.go('/dashboard/pic/edit');
    await screen.findByDisplayValue('Sari Pendaftar');
    for (const name of ['Orang Lain', 'Orang Ketiga']) {
      await fillField(portal.user, 'Nama PIC', name);
      await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
      await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
      await waitFor(async () => expect((await portal.findPic())?.namaPIC).toBe(name));
      await waitFor(() => expect(screen.queryByText('Simpan Data?')).toBeNull());
    }
  });

  it('waits for the dialog in front of it, which has the same form', async () => {
    const portal = await openPage('/dashboard/pic/edit');
    await fillPicForm(portal);
    await clickButtonIn(portal, 'Simpan', await findPicDialog());
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    await screen.findByRole('heading', { level: 1, name: 'Data PIC' });
    await waitFor(() => expect(screen.queryByText('Simpan Data?')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Nama PIC').value).toBe('Mira Contoh');
    await fillField(portal.user, 'Nama PIC', 'Orang Lain');
    await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
    await clickButtonIn(portal, 'Simpan', await findConfirmDialog());
    await waitFor(async () => expect((await portal.findPic())?.namaPIC).toBe('Orang Lain'));
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
    failed: coreMessages.form.errors.system,
  });
});
