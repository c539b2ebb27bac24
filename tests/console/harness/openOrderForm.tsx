import { screen, waitFor } from '@testing-library/react';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/order/form/OrderFormPages.tsx';
import '#src/resources/order/index.ts';
import '#src/kit/input/LookupInput.tsx';
import type { OrderWorld } from '../../builders/order.ts';
import { confirmPic } from '../../builders/pic.ts';
import type { TestServer } from '../../server/harness/server.ts';
import { renderPortal, serverFetch, startSignedInSession } from './renderPortal.tsx';

/** Opens a page of orders as staff or as the company, by default with a network that works. */
export async function openOrderScreen(
  server: TestServer,
  world: Pick<OrderWorld, 'bhbuId'>,
  at: string,
  role: Role = 'ADMIN',
  fetch = serverFetch(server),
) {
  const { id: userId } = await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId: world.bhbuId } : {}),
  });
  if (role === 'BHBU') {
    await confirmPic(server.db, { userId, bhbuId: world.bhbuId });
  }
  return renderPortal({ at, fetch });
}

type OrderFormUser = Awaited<ReturnType<typeof openOrderScreen>>['user'];

/** Finds the input of a cell: 'Peserta, baris 1'. */
export const findCell = (column: string, row = 1): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(`${column}, baris ${row}`);

/** Replaces the text of a cell in the edited row. */
export async function fillCell(
  user: OrderFormUser,
  column: string,
  text: string,
  row = 1,
): Promise<void> {
  const input = await findCell(column, row);
  await user.clear(input);
  if (text !== '') await user.paste(text);
}

/** Writes a day as the form shows it: '31-12-2030'. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('-');

/** Fills in what a new order does not know of its first row. */
export async function fillFirstLine(
  user: OrderFormUser,
  world: Pick<OrderWorld, 'day'>,
  jumlahPeserta = '40',
): Promise<void> {
  await fillCell(user, 'Peserta', jumlahPeserta);
  await fillCell(user, 'Mulai vaksinasi', typedDay(world.day));
  await fillCell(user, 'PIC faskes', 'Sekar Ayuningtyas');
  await fillCell(user, 'Ponsel PIC faskes', '081234567801');
}

/** Waits until the page has another path, and returns the last part of it. */
export async function waitForRecordPath(address: () => string, prefix: string): Promise<number> {
  await waitFor(() => expectPath(address(), prefix));
  return Number(address().slice(prefix.length));
}

function expectPath(path: string, prefix: string): void {
  if (!path.startsWith(prefix)) throw new Error(`${path} does not start with ${prefix}`);
}
