import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { importStates } from '#contract/states/import.ts';
import type { AnyStateTable } from '#contract/core/lifecycle.ts';
import { notification as messages } from '#src/i18n/id/notification.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/shell/notification/index.ts';
import '#src/resources/role/definition.ts';
import '#src/resources/application/index.ts';
import { registerCompany } from '../../builders/application.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

const openPortal = () => renderPortal({ at: '/admin/role', fetch: serverFetch(server) });

describe('the bell', () => {
  it('counts unread notifications and opens the record of one, which is then read', async () => {
    await startSignedInSession(server, { role: 'ADMIN' });
    const [first, second] = [await registerCompany(server), await registerCompany(server)];
    const { user, address } = openPortal();
    await user.click(await screen.findByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' }));
    const list = within(await screen.findByRole('dialog', { name: 'Pemberitahuan' }));
    const links = await list.findAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual([
      expect.stringContaining(`${second.name} mendaftar dan menunggu pemeriksaan.`) as string,
      expect.stringContaining(`${first.name} mendaftar dan menunggu pemeriksaan.`) as string,
    ]);
    await user.click(links[1] as HTMLElement);
    await waitFor(() => expect(address()).toBe(`/admin/bhbu/verify/${first.id}`));
    await screen.findByRole('button', { name: 'Pemberitahuan, 1 belum dibaca' });
  });

  it('is named by the number that its badge shows, also above 99', async () => {
    await startSignedInSession(server, { role: 'ADMIN' });
    const fetch = serverFetch(server);
    renderPortal({
      at: '/admin/role',
      fetch: (input, init) =>
        (input as string).endsWith('/notifikasi/jumlah')
          ? Promise.resolve(Response.json({ belumDibaca: 120 }))
          : fetch(input, init),
    });
    const name = 'Pemberitahuan, 99+ belum dibaca';
    expect((await screen.findByRole('button', { name })).textContent).toBe('99+');
  });

  it('marks all notifications read', async () => {
    await startSignedInSession(server, { role: 'ADMIN' });
    await registerCompany(server);
    const { user } = openPortal();
    await user.click(await screen.findByRole('button', { name: /^Pemberitahuan, 1 belum/ }));
    await user.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull(),
    );
    expect(await screen.findAllByRole('link', { name: /mendaftar dan menunggu/ })).toHaveLength(1);
  });

  it('says so when there are none', async () => {
    await startSignedInSession(server, { role: 'ADMIN' });
    const { user } = openPortal();
    await user.click(await screen.findByRole('button', { name: 'Pemberitahuan' }));
    expect(await screen.findByText(/^Belum ada pemberitahuan/)).toBeTruthy();
  });
});

describe('the texts of notifications', () => {
  const tables: Readonly<Record<string, AnyStateTable>> = {
    bhbu: bhbuStates,
    import: importStates,
  };

  it.each(Object.entries(tables))('exist for every event of %s with a bell', (resource, table) => {
    const events = [table.creation, ...table.transitions].flatMap(one =>
      one?.notifies?.some(({ by }) => by === 'bell') ? [one.event] : [],
    );
    const texts = (messages.message as Readonly<Record<string, unknown>>)[resource] ?? {};
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(events));
  });
});
