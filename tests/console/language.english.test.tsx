import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { preference } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import { registerCompany } from '../builders/application.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { clearBrowserState } from './harness/openConsole.tsx';
import { renderPortal, serverFetch, startSignedInSession } from './harness/renderPortal.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  clearBrowserState();
  document.cookie = 'bahasa=; Path=/; Max-Age=0';
  reload.mockClear();
});

it('the sign-in page is in English and offers Indonesian', async () => {
  const { user } = renderPortal({ fetch: serverFetch(server) });
  await screen.findByRole('heading', { name: 'Sign in' });
  await user.click(screen.getByRole('button', { name: /Bahasa Indonesia/ }));
  expect(document.cookie).toContain('bahasa=id');
  expect(reload).toHaveBeenCalledOnce();
});

it('lists, forms and messages of the server are in English', async () => {
  await startSignedInSession(server);
  const { user } = renderPortal({ at: '/admin/role/add', fetch: serverFetch(server) });
  await screen.findByRole('heading', { name: 'Add a role' });
  expect(document.title).toContain('Add a role');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Required')).not.toHaveLength(0);
  cleanup();
  renderPortal({ at: '/admin/role/999999', fetch: serverFetch(server) });
  await screen.findByRole('heading', { name: 'Page not found' });
});

it('the facts of a company have English labels', async () => {
  await startSignedInSession(server, { role: 'VERIFICATOR' });
  const { id, name } = await registerCompany(server);
  renderPortal({ at: `/admin/bhbu/verify/${id}`, fetch: serverFetch(server) });
  await screen.findByRole('heading', { level: 1, name });
  expect(await screen.findByText('Company name')).toBeTruthy();
  expect(screen.queryByText('Nama perusahaan')).toBeNull();
});

it('the account menu changes the language of the account', async () => {
  const { id } = await startSignedInSession(server);
  const { user } = renderPortal({ at: '/dashboard', fetch: serverFetch(server) });
  await user.click(await screen.findByRole('button', { name: /^Account / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bahasa: Bahasa Indonesia' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('bahasa=id');
  const saved = await server.db.select().from(preference);
  expect(saved).toMatchObject([{ userId: id, key: 'bahasa', value: 'id' }]);
});

it('the console follows the language of the account', async () => {
  const { id: userId } = await startSignedInSession(server);
  const modifiedAt = new Date().toISOString();
  await server.db.insert(preference).values({ userId, key: 'bahasa', value: 'id', modifiedAt });
  renderPortal({ at: '/dashboard', fetch: serverFetch(server) });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('bahasa=id');
});

it('a language that is chosen before signing in becomes that of the account', async () => {
  const { id: userId } = await startSignedInSession(server);
  sessionStorage.setItem('bahasa', 'en');
  renderPortal({ at: '/dashboard', fetch: serverFetch(server) });
  await waitFor(async () => {
    const saved = await server.db.select().from(preference);
    expect(saved.filter(one => one.userId === userId)).toMatchObject([{ value: 'en' }]);
  });
  expect(reload).not.toHaveBeenCalled();
});
