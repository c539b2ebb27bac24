import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from '#contract/zod.ts';
import { i18nProvider } from '#src/i18n/i18nProvider.ts';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import type { Action } from '#src/ui/actions/action.ts';
import { RowMenu } from '#src/ui/list/rows/RowMenu.tsx';
import { defineResource, type AnyRecord } from '#src/ui/resource/definition.ts';
import { clearBrowserState, rememberSession } from '../harness/openConsole.tsx';

const schema = z.object({ nama: z.string() });
const definition = defineResource({
  name: 'role',
  paths: { list: '/x', edit: '/x/:id' },
  rights: { read: 'role.read' },
  record: schema,
  input: schema,
  nameOf: ({ nama }) => String(nama),
  fields: {},
  sort: { field: 'id', order: 'ASC' },
  columns: [],
  card: { facts: [] },
  form: [],
});
const run = vi.fn<Action['run']>(() => Promise.resolve());
const actions: readonly Action[] = [
  {
    name: 'archive',
    right: 'role.read',
    isDestructive: false,
    isBulk: false,
    messageKeys: ['archive'],
    disabledReason: () => undefined,
    run,
  },
];
const api = { expiry: { ended: () => false } } as unknown as Api;

/** Renders the menu of a row. @returns a function that shows another record in it */
function renderMenu(first: AnyRecord) {
  const client = createQueryClient();
  const rowOf = (record: AnyRecord) => (
    <ApiContext value={api}>
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={testDataProvider()}
          i18nProvider={i18nProvider}
          queryClient={client}
        >
          <RowMenu definition={definition} record={record} actions={actions} />
        </CoreAdminContext>
      </MemoryRouter>
    </ApiContext>
  );
  const { rerender } = render(rowOf(first));
  return (record: AnyRecord) => rerender(rowOf(record));
}

const chen = { id: 1, nama: 'Chen', versi: 1 };
const newerChen = { ...chen, versi: 2 };
const dewi = { id: 2, nama: 'Dewi', versi: 7 };

beforeEach(() => rememberSession({ role: 'ADMIN' }));
afterEach(() => {
  cleanup();
  run.mockClear();
  clearBrowserState();
});

/** Opens the menu and the dialog of its action, shows another record before and after, and confirms. */
async function confirmWhile(shown: AnyRecord): Promise<AnyRecord | undefined> {
  const user = userEvent.setup({ delay: null });
  const show = renderMenu(chen);
  await user.click(screen.getByRole('button', { name: 'Tindakan untuk Chen' }));
  show(shown);
  const menu = screen.getByRole('menu', { name: 'Tindakan untuk Chen' });
  await user.click(within(menu).getAllByRole('menuitem').at(-1) as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  show(chen);
  show(shown);
  const buttons = within(dialog).getAllByRole('button');
  await user.click(buttons.at(-1) as HTMLElement);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  return run.mock.calls[0]?.[0];
}

it('acts on the newest version of the record, which a conflict may have loaded', async () => {
  expect(await confirmWhile(newerChen)).toEqual(newerChen);
});

it('stays with its record when the row shows another one', async () => {
  expect(await confirmWhile(dewi)).toEqual(chen);
});
