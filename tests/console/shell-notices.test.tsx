import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '#src/i18n/index.ts';
import { ProgressLine } from '#src/layout/frame/ProgressLine.tsx';
import { Notifications } from '#src/layout/notify/Notifications.tsx';
import { stayOf } from '#src/layout/notify/options.ts';
import { createActivity } from '#src/providers/api/activity.ts';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';

afterEach(cleanup);

let notify: ReturnType<typeof useNotify>;

const Listener = () => {
  const say = useNotify();
  notify = (...told) => act(() => say(...told));
  return null;
};

describe('notifications', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <CoreAdminContext i18nProvider={i18nProvider}>
          <Listener />
          <Notifications />
        </CoreAdminContext>
      </MemoryRouter>,
    );
  });

  it('announce success politely and errors assertively, and can be closed', async () => {
    notify('Peran disimpan', { type: 'success' });
    expect(screen.getByRole('status').textContent).toContain('Peran disimpan');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Peran disimpan')).toBeNull());
    notify('Server tidak dapat dihubungi', { type: 'error' });
    expect(screen.getByRole('alert').textContent).toContain('Server tidak dapat dihubungi');
  });

  it('are shown one after the other', async () => {
    notify('Yang pertama');
    notify('Yang kedua');
    expect(screen.queryByText('Yang kedua')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Yang kedua')).toBeTruthy();
    expect(screen.queryByText('Yang pertama')).toBeNull();
  });

  it('offer undo', async () => {
    const undo = vi.fn();
    notify('Peran dihapus', { type: 'success', undo });
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Peran dihapus')).toBeNull());
  });

  it('show an error when undo fails', async () => {
    notify('Peran dihapus', { undo: () => Promise.reject(new Error('Nama itu sudah dipakai')) });
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nama itu sudah dipakai');
  });

  it('stay visible long enough to be read', () => {
    const stay = (options: object, type: 'info' | 'error' = 'info') =>
      stayOf({ message: 'x', type, notificationOptions: options });
    expect(stay({})).toBeGreaterThanOrEqual(5_000);
    expect(stay({ autoHideDuration: 100 })).toBe(5_000);
    expect(stay({ autoHideDuration: null })).toBeNull();
    expect(stay({ undo: () => undefined })).toBe(10_000);
    expect(stay({}, 'error')).toBe(10_000);
  });
});

describe('the progress bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('appears after 150 ms, is announced after 3 s and hides with the last request', () => {
    const activity = createActivity();
    render(
      <CoreAdminContext i18nProvider={i18nProvider}>
        <ApiContext value={{ activity } as unknown as Api}>
          <ProgressLine />
        </ApiContext>
      </CoreAdminContext>,
    );
    const shown = () => screen.queryByTestId('progress') !== null;
    const spoken = () => screen.queryByText('Permintaan sedang diproses') !== null;
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    act(() => activity.change(1));
    pass(140);
    expect(shown()).toBe(false);
    pass(20);
    expect(shown()).toBe(true);
    expect(screen.getByTestId('progress').getAttribute('aria-hidden')).toBe('true');
    expect(spoken()).toBe(false);
    pass(3_000);
    expect(spoken()).toBe(true);
    act(() => activity.change(-1));
    expect(shown()).toBe(false);
    expect(spoken()).toBe(false);
  });
});
