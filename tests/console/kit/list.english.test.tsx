import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { createRole, openRoleScreen } from '../harness/openRoleScreen.ts';
import { resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

it('a bulk action names the records in a sentence', async () => {
  const { user, account } = await openRoleScreen(server, '/admin/role');
  await screen.findByRole('link', { name: 'VERIFICATOR' });
  for (const name of ['Aula', 'Bakti']) await createRole(server, account.token, { name });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByRole('link', { name: 'Bakti' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Aula' }));
  const bar = screen.getByRole('region', { name: 'Actions for the selected rows' });
  within(bar).getByRole('button', { name: 'Delete 1 role' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Bakti' }));
  await user.click(within(bar).getByRole('button', { name: 'Delete 2 roles' }));
  await screen.findByRole('dialog', { name: 'Delete 2 roles?' });
});

it('an exported file is in Indonesian', async () => {
  const { user } = await openRoleScreen(server, '/admin/role?filter={"peranDasar":"LEGAL"}');
  await screen.findByRole('link', { name: 'LEGAL' });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob);
    return 'blob:x';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText(
    /^The download of ReportPeranVGR-\d{4}-\d\d-\d\d\.xlsx has begun, 1 row\.$/,
  );
  click.mockRestore();
  const [file = new Blob()] = files;
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual(['Peran', 'Keterangan']);
  expect(sheets[0]?.rows[0]?.[0]).toBe('Nama peran');
  expect(sheets[0]?.rows[1]?.[1]).toBe('Bawaan');
  expect(sheets[1]?.rows).toContainEqual(['Filter', 'Peran dasar: Legal']);
  expect(sheets[1]?.rows).toContainEqual(['Jumlah baris', '1']);
});
