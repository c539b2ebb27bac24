import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from '#contract/core/zod.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import { FormScreen } from '#src/kit/form/FormScreen.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { clearBrowserState, rememberSession } from '../harness/openConsole.tsx';

addMessages({ resources: { peserta } });

const rendered = vi.fn<(source: string) => void>();
const CountedInput = ({ field }: { field: ResourceField }) => {
  rendered(field.source);
  return <TextInput field={field} />;
};
const schema = z.object({
  nama: z.string(),
  alamat: z.string(),
  kelurahan: z.string().nullable(),
  pekerjaan: z.string(),
});
const definition = defineResource({
  name: 'peserta',
  paths: { list: '/x', edit: '/x/:id' },
  rights: { read: 'peserta.read' },
  record: schema,
  input: schema,
  nameOf: () => 'x',
  fields: {
    nama: { Input: CountedInput },
    alamat: { Input: CountedInput },
    kelurahan: {
      Input: CountedInput,
      isVisible: ({ alamat }) => alamat === 'Lain',
    },
    pekerjaan: { Input: CountedInput },
  },
  sort: { field: 'id', order: 'ASC' },
  columns: [],
  card: { facts: [] },
  form: [{ fields: ['nama', 'alamat', 'kelurahan'] }, { fields: ['pekerjaan'] }],
});

const api = {
  call: () => Promise.reject(new Error('no call')),
  expiry: { ended: () => false },
} as unknown as Api;

const openForm = () => {
  const element = (
    <CoreAdminContext
      dataProvider={testDataProvider()}
      i18nProvider={i18nProvider}
      queryClient={createQueryClient()}
    >
      <FormScreen definition={definition} schema={schema} />
    </CoreAdminContext>
  );
  render(
    <ApiContext value={api}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ApiContext>,
  );
  return userEvent.setup({ delay: null });
};
/** Names of the inputs that the form has rendered since the last call; their own state does not count. */
const renderedInputs = (): string[] => {
  const names = new Set(rendered.mock.calls.map(([source]) => source));
  rendered.mockClear();
  return [...names];
};

beforeEach(() => rememberSession({ role: 'ADMIN' }));
afterEach(() => {
  cleanup();
  rendered.mockClear();
  clearBrowserState();
});

describe('the rendering of a form', () => {
  it('renders no other input for a key, also for the first change', async () => {
    const user = openForm();
    const name = await screen.findByLabelText(/^Nama/);
    await user.click(name);
    renderedInputs();
    await user.keyboard('A');
    expect(await screen.findByText('1 perubahan belum disimpan')).toBeTruthy();
    expect(renderedInputs()).toEqual([]);
    await user.keyboard('b');
    expect(renderedInputs()).toEqual([]);
    expect((name as HTMLInputElement).value).toBe('Ab');
  });

  it('names the changed fields, and shows a field while the values of others call for it', async () => {
    const user = openForm();
    await user.type(await screen.findByLabelText(/^Alamat/), 'Lain');
    expect(await screen.findByLabelText(/^Kelurahan/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Pekerjaan/), 'Bandung');
    expect(screen.getByText(/Alamat, Pekerjaan/)).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Pekerjaan/));
    await user.type(screen.getByLabelText(/^Alamat/), 'nya');
    expect(screen.queryByLabelText(/^Kelurahan/)).toBeNull();
    expect(screen.queryByText(/Alamat, Pekerjaan/)).toBeNull();
  });

  it('marks a message as corrected once its field is, and keeps the others', async () => {
    const user = openForm();
    await user.type(await screen.findByLabelText(/^Alamat/), 'Lain');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const summary = (await screen.findByText('Terdapat kesalahan')).closest<HTMLElement>(
      '[role="alert"]',
    );
    if (!summary) throw new Error('The errors are in no alert.');
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    const name = screen.getByLabelText(/^Nama/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.type(name, 'A');
    expect(within(summary).getByText(/^Nama.*: sudah diubah$/)).toBeTruthy();
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(name.getAttribute('aria-invalid')).toBe('false');
  });
});
