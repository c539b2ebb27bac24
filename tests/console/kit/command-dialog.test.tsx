import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentRule, uploadedFile } from '#contract/core/values/upload.ts';
import { z } from '#contract/core/zod.ts';
import { batch } from '#src/i18n/id/batch.ts';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { Notifications } from '#src/shell/notify/Notifications.tsx';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import { ActionDialog } from '#src/kit/actions/ActionDialog.tsx';
import { useActions } from '#src/kit/actions/useActions.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { actionWithFields, defineResource } from '#src/kit/resource/definition.ts';
import { clearBrowserState, rememberSession } from '../harness/openConsole.tsx';

const schema = z.strictObject({
  jumlah: z.int().min(1),
  berkas: uploadedFile(documentRule),
  version: z.int().optional(),
});
const fields = {
  jumlah: { label: 'resources.batch.fields.jumlah' },
  berkas: { label: 'resources.batch.section.files' },
};

addMessages({ resources: { batch } });

const api = { call: () => Promise.reject(new Error('no call')) } as unknown as Api;
const onClose = vi.fn();

beforeEach(() => rememberSession({ role: 'ADMIN' }));
afterEach(() => {
  cleanup();
  onClose.mockReset();
  clearBrowserState();
});

function renderInConsole(children: React.ReactNode) {
  render(
    <ApiContext value={api}>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
      >
        {children}
        <Notifications />
      </CoreAdminContext>
    </ApiContext>,
  );
  return userEvent.setup({ delay: null });
}

const fileInput = () => screen.findByLabelText('Berkas', { selector: 'input' });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** A dialog that its screen shows only while the record allows the command. */
const DialogOfOpenRecord = ({ run }: { run: () => Promise<unknown> }) => {
  const { data } = useQuery({ queryKey: ['batch', 'open'], queryFn: isOpen });
  return data ? (
    <CommandDialog
      title="Terima"
      confirmLabel="Simpan"
      run={run}
      invalidates={['batch']}
      onClose={onClose}
    />
  ) : null;
};
const isOpen = vi.fn<() => Promise<boolean>>();

describe('a dialog of a command', () => {
  it('whose place is gone after an error leaves it as a notification', async () => {
    isOpen.mockResolvedValueOnce(true).mockResolvedValue(false);
    const run = () => Promise.reject(new CallError(409, 'Rekan sudah menerima.', null));
    const user = renderInConsole(<DialogOfOpenRecord run={run} />);
    await user.click(await screen.findByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Rekan sudah menerima.')).toBeTruthy();
  });

  it('has the fields that are visible for its values', async () => {
    const user = renderInConsole(
      <CommandDialog
        title="Terima"
        confirmLabel="Simpan"
        schema={z.strictObject({ jumlah: z.int(), nomor: z.int().nullable() })}
        fields={{
          jumlah: fields.jumlah,
          nomor: {
            label: 'resources.batch.fields.nomor',
            isVisible: ({ jumlah }) => jumlah === '12',
          },
        }}
        run={() => Promise.resolve()}
        onClose={onClose}
      />,
    );
    await user.type(await screen.findByLabelText('Jumlah'), '1');
    expect(screen.queryByLabelText(/^Nomor/)).toBeNull();
    await user.type(screen.getByLabelText('Jumlah'), '2');
    expect(await screen.findByLabelText(/^Nomor/)).toBeTruthy();
  });

  it('sends numbers and files, and repeats the key of a repeated input only', async () => {
    const run = vi
      .fn<(input: z.output<typeof schema>, key: string) => Promise<void>>()
      .mockRejectedValueOnce(new CallError(0, 'Terputus.', null))
      .mockRejectedValueOnce(
        new CallError(422, 'x', {
          type: 'about:blank',
          title: 'x',
          status: 422,
          detail: 'x',
          code: 'TIDAK_SAH',
          errors: { berkas: ['Berkas ini rusak'] },
          requestId: '1',
        }),
      )
      .mockResolvedValue();
    const user = renderInConsole(
      <CommandDialog
        title="Terima"
        confirmLabel="Simpan"
        schema={schema}
        fields={fields}
        version={4}
        run={run}
        success={() => 'Diterima'}
        onClose={onClose}
      />,
    );
    const save = () => user.click(screen.getByRole('button', { name: 'Simpan' }));

    await fileInput();
    await save();
    expect(await screen.findByText('Pilih berkas')).toBeTruthy();
    expect(run).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Jumlah'), '12');
    const first = pdf('satu.pdf');
    await user.upload(await fileInput(), first);
    await save();
    expect(await screen.findByText('Terputus.')).toBeTruthy();
    await save();
    expect(await screen.findByText('Berkas ini rusak')).toBeTruthy();
    const second = pdf('satu.pdf');
    await user.upload(await fileInput(), second);
    await save();
    expect(await screen.findByText('Diterima')).toBeTruthy();

    const inputs = run.mock.calls.map(([input]) => input);
    expect(inputs.map(({ berkas }) => berkas)).toEqual([first, first, second]);
    expect(inputs[2]).toMatchObject({ jumlah: 12, version: 4 });
    const [firstKey, repeatedKey, otherKey] = run.mock.calls.map(([, key]) => key);
    expect(repeatedKey).toBe(firstKey);
    expect(otherKey).not.toBe(firstKey);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('an action with fields', () => {
  const terima = vi.fn();
  const definition = defineResource<{ id: number; version: number }>({
    name: 'batch',
    paths: { list: '/batch', edit: '/batch/:id' },
    rights: { read: 'role.read' },
    record: z.object({ id: z.int(), version: z.int() }),
    nameOf: ({ id }) => `Contoh ${id}`,
    sort: { field: 'id', order: 'ASC' },
    columns: [{ source: 'id' }],
    card: { facts: [] },
    actions: [
      actionWithFields({
        name: 'terima',
        right: 'role.update',
        schema: z.strictObject({ jumlah: z.int().min(1) }),
        fields: { jumlah: { label: 'resources.batch.fields.jumlah' } },
        run: ({ id }: { id: number; version: number }, { input: { jumlah } }) => {
          terima(id, jumlah);
          return Promise.resolve();
        },
      }),
    ],
  });

  const OpenAction = () => {
    const [action] = useActions(definition);
    return action ? (
      <ActionDialog
        definition={definition}
        action={action}
        records={[{ id: 8, version: 1 }]}
        onClose={onClose}
      />
    ) : null;
  };

  it('validates its input by the schema and passes it to the action', async () => {
    const user = renderInConsole(<OpenAction />);
    const dialog = await screen.findByRole('dialog');
    const confirm = dialog.querySelector<HTMLElement>('button[type="submit"]');
    if (!confirm) throw new Error('no confirm button');
    await user.click(confirm);
    expect(await screen.findByText('Wajib diisi')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Jumlah'));
    await user.type(screen.getByLabelText('Jumlah'), '3');
    await user.click(confirm);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(terima).toHaveBeenCalledExactlyOnceWith(8, 3);
  });
});
