import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/index.ts';
import '#src/resources/peserta/riwayat/index.ts';
import '#src/resources/pesertaVoucher/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { useClinicFixture } from '../../server/voucher/clinic-fixture.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

const getFixture = useClinicFixture();
afterEach(resetPortal);

const listPath = '/dashboard/peserta-voucher/table-list';

/** Opens a page as a role of the fixture's company or clinic, and records the requests. */
async function openPage(role: Role, at = listPath) {
  const { server, world } = getFixture();
  const scope =
    role === 'FASKES'
      ? { faskesId: world.idFaskes }
      : role === 'BHBU'
        ? { bhbuId: world.bhbuId }
        : {};
  await startSignedInSession(server, { role, ...scope });
  const requests: { readonly path: string; readonly body: unknown }[] = [];
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      const body = init?.body;
      requests.push({
        path: (input as string).replace(/^\/api/, ''),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      return serverFetch(server)(input, init);
    },
  });
  const pathsOf = (start: RegExp) => requests.map(({ path }) => path).filter(p => start.test(p));
  return { ...portal, requests, pathsOf };
}

describe('the list of participants with a voucher', () => {
  it.each([
    ['ADMIN', /^\/Peserta\?/],
    ['FASKES', /^\/Peserta\?/],
    ['BHBU', /^\/Peserta\/getByUserId\?/],
  ] as const)('shows %s its own ones with the state of the voucher', async (role, call) => {
    const { pemegang } = await getFixture().bound();
    const page = await openPage(role);
    const link = await screen.findByRole('link', { name: pemegang?.nama ?? '?' });
    const row = link.closest('tr');
    if (!row) throw new Error('The list has no rows.');
    expect(await within(row).findByText('Terikat peserta')).toBeTruthy();
    const [first = ''] = page.pathsOf(call);
    expect(first).toContain('isVoucher=true');
    expect(first).toContain('pageSize=10');
    // One query for the states of all rows.
    expect(page.pathsOf(/^\/Voucher\?/)).toHaveLength(1);
  });

  it('leads a company without any to the facilities, not to a screen that it does not have', async () => {
    const { server } = getFixture();
    await startSignedInSession(server, { role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    renderPortal({ at: listPath, fetch: serverFetch(server) });
    expect(await screen.findByText(/setelah faskes mengisi datanya/)).toBeTruthy();
    expect(screen.queryByText(/Input peserta voucher/)).toBeNull();
  });

  it('exports participants with a voucher', async () => {
    await getFixture().bound();
    const { user, requests } = await openPage('BHBU');
    await user.click(await screen.findByRole('button', { name: 'Ekspor' }));
    await user.click(await screen.findByRole('menuitem', { name: /^KF-Version/ }));
    await screen.findByText(/^Berkas sedang disiapkan/);
    const ticket = requests.find(({ path }) => path === '/Peserta/tiketEkspor');
    expect(ticket?.body).toMatchObject({
      panggilan: 'exportByUserId',
      kueri: { isVoucher: 'true', ExportVersion: 2 },
    });
  });

  it('leads to the participant with the voucher and back', async () => {
    const { id, code, pemegang } = await getFixture().bound();
    const { user, address } = await openPage('FASKES');
    await user.click(await screen.findByRole('link', { name: pemegang?.nama ?? '?' }));
    const vouchers = await screen.findByRole('region', { name: 'Voucher' });
    const link = within(vouchers).getByRole('link', { name: formatCode(code) });
    expect(link.getAttribute('href')).toBe(`/dashboard/voucher/kode/${id}`);
    expect(address()).toBe(`/dashboard/peserta-voucher/detail/${pemegang?.idPeserta}`);
    await user.click(screen.getByRole('link', { name: 'Ubah' }));
    expect(address()).toBe(`/dashboard/peserta-voucher/edit/${pemegang?.idPeserta}`);
  });
});

describe('the ordinary list of participants', () => {
  it('exports those without a voucher, unless they are filtered', async () => {
    await getFixture().bound();
    const { user, requests, go } = await openPage('ADMIN', '/admin/peserta/list-upload');
    const exportFirst = async () => {
      await user.click(await screen.findByRole('button', { name: 'Ekspor' }));
      await user.click(await screen.findByRole('menuitem', { name: /^SatuData/ }));
    };
    const exported = () =>
      requests
        .filter(({ path }) => path === '/Peserta/tiketEkspor')
        .map(({ body }) => (body as { kueri: { isVoucher?: string } }).kueri.isVoucher);
    await exportFirst();
    await waitFor(() => expect(exported()).toEqual(['false']));
    await go(`/admin/peserta/list-upload?filter=${JSON.stringify({ isVoucher: 'true' })}`);
    await screen.findByText('Peserta voucher: Ya');
    await exportFirst();
    await waitFor(() => expect(exported()).toEqual(['false', 'true']));
  });
});
