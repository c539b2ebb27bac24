import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from '#contract/core/zod.ts';
import { batch } from '#src/i18n/id/batch.ts';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { Notifications } from '#src/shell/notify/Notifications.tsx';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toFormValues, toInput } from '#src/kit/form/formValues.ts';
import { ResourceFormContext } from '#src/kit/form/ResourceFormContext.ts';
import { FormErrorSummary } from '#src/kit/form/save/FormErrorSummary.tsx';
import { useSchemaForm } from '#src/kit/form/useSchemaForm.ts';
import LinesInput from '#src/kit/lines/LinesInput.tsx';
import { defineResource } from '#src/kit/resource/definition.ts';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { clearBrowserState, rememberSession } from '../../harness/openConsole.tsx';
import { stubPhoneWindow } from '../../harness/stubWindow.ts';

addMessages({ resources: { batch } });

const line = z.strictObject({
  id: z.int().optional(),
  nomor: z.string().trim().min(3).max(20),
  jumlah: z.int().min(1),
  kedaluwarsa: z.iso.date().meta({ input: 'date' }),
});
const schema = z.strictObject({ baris: z.array(line).min(1).max(200) });

const definition = defineResource({
  name: 'batch',
  paths: { list: '/x', edit: '/x/:id' },
  rights: { read: 'batch.read' },
  record: schema,
  input: schema,
  nameOf: () => 'x',
  fields: {
    baris: {
      label: 'resources.batch.name',
      lines: {
        name: 'batch',
        columns: ['nomor', 'jumlah', 'kedaluwarsa'],
      },
    },
  },
  sort: { field: 'id', order: 'ASC' },
  columns: [],
  card: { facts: [] },
  form: [{ fields: ['baris'] }],
});
const fields = formFields(definition);

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    nomor: `N-${at + 1}`,
    jumlah: at + 10,
    kedaluwarsa: '2030-01-31',
  }));

/** Called for each cell that is rendered as text. */
const cellText = vi.fn<() => undefined>();

const sent = vi.fn<(input: unknown) => void>();
const api = { call: () => Promise.reject(new Error('no call')) } as unknown as Api;

beforeEach(() => rememberSession({ role: 'ADMIN' }));
afterEach(() => {
  cleanup();
  sent.mockReset();
  cellText.mockReset();
  vi.unstubAllGlobals();
  clearBrowserState();
});

const Form = ({ rows }: { rows: readonly object[] }) => {
  const [field] = fields;
  const state = useSchemaForm({
    fields,
    initialValues: toFormValues(fields, { baris: rows }),
    validate: validateInput(schema, fields),
  });
  if (!field) return null;
  return (
    <ResourceFormContext value={{ definition, record: undefined, isReadOnly: false }}>
      <FormProvider {...state.form}>
        <FormErrorSummary fields={fields} failedAttempts={state.failedAttempts} />
        <form
          noValidate
          onSubmit={event => void state.submit(values => sent(toInput(fields, values)))(event)}
        >
          <LinesInput
            field={field}
            derive={(row, before) =>
              row['nomor'] !== before['nomor'] && row['nomor'] === 'N-100'
                ? { ...row, jumlah: '100' }
                : row
            }
            cellText={cellText}
            totals={{ jumlah: 'jumlah semua' }}
          />
          <button type="submit">Kirim</button>
        </form>
      </FormProvider>
    </ResourceFormContext>
  );
};

function openForm(rows: readonly object[]) {
  const view = render(
    <ApiContext value={api}>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
      >
        <Form rows={rows} />
        <Notifications />
      </CoreAdminContext>
    </ApiContext>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const isFocused = (label: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('id')).toBe(idOf(label)));
const idOf = (label: string) => screen.getByLabelText(label).getAttribute('id');
const send = async (user: ReturnType<typeof openForm>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  return sent.mock.calls[0]?.[0] as { baris: readonly Record<string, unknown>[] };
};

describe('a table of lines', () => {
  it('keeps unshown values of a row and converts each cell by its schema', async () => {
    const { user } = openForm(rowsOf(2));
    await user.click(screen.getByRole('button', { name: 'Ubah baris 2' }));
    await user.clear(await input('Jumlah, baris 2'));
    await user.type(await input('Jumlah, baris 2'), '1.250');
    expect(await send(user)).toEqual({
      baris: [rowsOf(2)[0], { ...rowsOf(2)[1], jumlah: 1250 }],
    });
  });

  it('is filled in with the keyboard alone', async () => {
    const { user } = openForm(rowsOf(2));
    screen.getByRole('button', { name: 'Ubah baris 1' }).focus();
    await user.keyboard('{Enter}');
    await isFocused('Nomor batch, baris 1');
    await user.keyboard('{Enter}');
    await isFocused('Nomor batch, baris 2');
    await user.keyboard('{ArrowUp}');
    await isFocused('Nomor batch, baris 1');
    await user.keyboard('{Shift>}{Tab}{/Shift}{Tab}{Tab}');
    await isFocused('Jumlah, baris 1');
    await user.keyboard('77{Escape}');
    expect(await screen.findByRole('button', { name: 'Ubah baris 1' })).toBe(
      document.activeElement,
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isFocused('Nomor batch, baris 3');
    await user.keyboard('N-100');
    await waitFor(async () => expect((await input('Jumlah, baris 3')).value).toBe('100'));
    await user.keyboard('{Tab}{Tab}01-02-2030');
    expect(await send(user)).toEqual({
      baris: [
        ...rowsOf(2),
        { id: undefined, nomor: 'N-100', jumlah: 100, kedaluwarsa: '2030-02-01' },
      ],
    });
  });

  it('removes a row with its key and restores it', async () => {
    const { user } = openForm(rowsOf(3));
    screen.getByRole('button', { name: 'Ubah baris 2' }).focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByText('N-2')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Ubah baris 2'),
    );
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect((await send(user)).baris).toEqual(rowsOf(3));
  });

  it('duplicates a row without its id', async () => {
    const { user } = openForm(rowsOf(1));
    await user.click(screen.getByRole('button', { name: 'Ubah baris 1' }));
    await user.click(await screen.findByRole('button', { name: 'Salin baris 1' }));
    await isFocused('Nomor batch, baris 2');
    expect((await send(user)).baris).toEqual([...rowsOf(1), { ...rowsOf(1)[0], id: undefined }]);
  });

  it('validates a cell when it is left', async () => {
    const { user } = openForm(rowsOf(1));
    await user.click(screen.getByRole('button', { name: 'Ubah baris 1' }));
    await user.clear(await input('Nomor batch, baris 1'));
    expect((await input('Nomor batch, baris 1')).getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    await waitFor(async () =>
      expect((await input('Nomor batch, baris 1')).getAttribute('aria-invalid')).toBe('true'),
    );
    await user.type(await input('Nomor batch, baris 1'), 'N-9');
    await user.tab();
    await waitFor(async () =>
      expect((await input('Nomor batch, baris 1')).getAttribute('aria-invalid')).toBe('false'),
    );
  });

  it('keeps a message while rows are added, and drops it as soon as the value is valid', async () => {
    const { user } = openForm(rowsOf(1));
    await user.click(screen.getByRole('button', { name: 'Ubah baris 1' }));
    await user.clear(await input('Nomor batch, baris 1'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isFocused('Nomor batch, baris 2');
    await user.keyboard('{ArrowUp}');
    const number = await input('Nomor batch, baris 1');
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    await user.type(number, 'N-9');
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('false'));
  });

  it('reaches each cell with one Tab, and the calendar with Alt+ArrowDown', async () => {
    const { user } = openForm(rowsOf(2));
    await user.click(screen.getByRole('button', { name: 'Ubah baris 1' }));
    await isFocused('Nomor batch, baris 1');
    await user.keyboard('{Tab}{Tab}{Tab}');
    await isFocused('Nomor batch, baris 2');
    await user.keyboard('{Tab}{Tab}{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('lists the messages of its cells, with links that open the row', async () => {
    const { user } = openForm([...rowsOf(1), { nomor: 'N-2', jumlah: 0, kedaluwarsa: '' }]);
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await user.click(await screen.findByRole('link', { name: /^Baris 2, Jumlah: / }));
    await isFocused('Jumlah, baris 2');
    expect((await input('Jumlah, baris 2')).getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
  });

  it('renders no other row while one is edited', async () => {
    const { user } = openForm(rowsOf(20));
    await user.click(screen.getByRole('button', { name: 'Ubah baris 7' }));
    const number = await input('Jumlah, baris 7');
    cellText.mockClear();
    await user.type(number, '5');
    expect(number.value).toBe('165');
    expect(cellText).not.toHaveBeenCalled();
  });

  it('has two hundred rows at most', () => {
    openForm(rowsOf(200));
    expect(screen.getByRole('button', { name: 'Tambah baris' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Paling banyak 200 baris.')).toBeTruthy();
  });
});

describe('the lines on a phone', () => {
  it('are cards that open a dialog', async () => {
    stubPhoneWindow();
    const { user } = openForm(rowsOf(2));
    await user.click(await screen.findByRole('button', { name: /^Baris 2/ }));
    const dialog = await screen.findByRole('dialog');
    const number = within(dialog).getByLabelText('Nomor batch');
    await user.clear(number);
    await user.type(number, 'N-77');
    await user.click(within(dialog).getByRole('button', { name: 'Selesai' }));
    expect((await send(user)).baris[1]).toEqual({ ...rowsOf(2)[1], nomor: 'N-77' });
  });
});
