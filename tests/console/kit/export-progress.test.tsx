import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/audit/index.ts';
import { exportCalls, type ExportProgress } from '#contract/domains/export.ts';
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
// Slots of tickets that are not redeemed expire.
beforeEach(() => server.advanceTime(120_000));
afterEach(() => {
  resetPortal();
  vi.restoreAllMocks();
});
afterAll(() => server.stop());

/** Starts an export of the audit log; `answer` takes the place of the server's progress. */
async function startExport(answer?: () => ExportProgress) {
  await startSignedInSession(server, { role: 'ADMIN' });
  const realFetch = serverFetch(server);
  const stops: unknown[] = [];
  const portal = renderPortal({
    at: '/admin/audit',
    fetch: (input, init) => {
      const path = (input as string).replace('/api', '');
      if (answer && path === exportCalls.progress.path)
        return Promise.resolve(Response.json(answer()));
      if (path === exportCalls.stop.path) stops.push(JSON.parse(init?.body as string));
      return realFetch(input, init);
    },
  });
  const anchorClick = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await portal.user.click(await screen.findByRole('button', { name: 'Ekspor' }));
  await waitFor(() => expect(anchorClick).toHaveBeenCalledOnce());
  const link = anchorClick.mock.contexts[0] as HTMLAnchorElement;
  return { ...portal, stops, download: () => realFetch(link.getAttribute('href') ?? '') };
}

const running = { keadaan: 'BERJALAN', berkas: 'JejakAudit.xlsx', jumlah: 250_000 } as const;

describe('an export that the server makes', () => {
  it('ends with the name of the file and its number of rows', async () => {
    const { download } = await startExport();
    await (await download()).arrayBuffer();
    const notice = /^Berkas ReportJejakAuditVGR-\d{4}-\d\d-\d\d\.xlsx sudah diunduh, \d+ baris\.$/;
    await screen.findByText(notice);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the rows so far, and goes on when that is hidden', async () => {
    let now: ExportProgress = { ...running, baris: 12_500 };
    const { user } = await startExport(() => now);
    const dialog = await screen.findByRole('dialog', { name: 'Ekspor 250.000 baris' });
    within(dialog).getByText('12.500 dari 250.000 baris diambil');
    expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
    now = { ...running, baris: 125_000 };
    await within(dialog).findByText('125.000 dari 250.000 baris diambil');
    await user.click(within(dialog).getByRole('button', { name: 'Sembunyikan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    now = { ...running, keadaan: 'SELESAI', baris: 250_000 };
    await screen.findByText('Berkas JejakAudit.xlsx sudah diunduh, 250.000 baris.');
  });

  it('is stopped at the server', async () => {
    const { user, stops } = await startExport(() => ({ ...running, baris: 1_000 }));
    const dialog = await screen.findByRole('dialog', { name: 'Ekspor 250.000 baris' });
    await user.click(within(dialog).getByRole('button', { name: 'Hentikan' }));
    await screen.findByText('Ekspor dihentikan; tidak ada berkas yang dibuat.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stops).toEqual([{ tiket: expect.any(String) as string }]);
  });

  it('says when the download broke off', async () => {
    await startExport(() => ({ ...running, keadaan: 'GAGAL', baris: 1_000 }));
    await screen.findByText(/^Unduhan terputus sebelum berkas selesai/);
  });
});
