import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useAddUndoableMutation, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { ProgressBar } from '#src/shell/frame/ProgressBar.tsx';
import { Notifications } from '#src/shell/notify/Notifications.tsx';
import { displayDuration } from '#src/shell/notify/notificationOptions.ts';
import { createRequestActivity } from '#src/providers/api/requestActivity.ts';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';

afterEach(cleanup);

let notify: ReturnType<typeof useNotify>;
let addMutation: ReturnType<typeof useAddUndoableMutation>;

const NotifyCapture = () => {
  const showNotification = useNotify();
  notify = (...args) => act(() => showNotification(...args));
  const add = useAddUndoableMutation();
  addMutation = mutation => act(() => add(mutation));
  return null;
};

describe('notifications', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <CoreAdminContext i18nProvider={i18nProvider}>
          <NotifyCapture />
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

  it('replace the previous one, and undo what they show', async () => {
    const undone: string[] = [];
    for (const nama of ['Ani', 'Budi', 'Citra']) {
      notify(`Dosis 1 ${nama} dicatat`, { type: 'success', undo: () => void undone.push(nama) });
    }
    expect(screen.getByText('Dosis 1 Citra dicatat')).toBeTruthy();
    expect(screen.queryByText(/Ani|Budi/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(undone).toEqual(['Citra']);
    await waitFor(() => expect(screen.queryByText(/dicatat/)).toBeNull());
  });

  it('run the pending mutation of the one they replace, and undo their own', async () => {
    const settled: string[] = [];
    for (const nama of ['Ani', 'Budi']) {
      addMutation(({ isUndo }) => void settled.push(`${nama} ${isUndo ? 'undone' : 'run'}`));
      notify(`${nama} dihapus`, { undoable: true });
    }
    expect(settled).toEqual(['Ani run']);
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(settled).toEqual(['Ani run', 'Budi undone']);
    await waitFor(() => expect(screen.queryByText(/dihapus/)).toBeNull());
    expect(settled).toHaveLength(2);
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
    const visibleMs = (options: object, type: 'info' | 'error' = 'info') =>
      displayDuration({ message: 'x', type, notificationOptions: options });
    expect(visibleMs({})).toBeGreaterThanOrEqual(5_000);
    expect(visibleMs({ autoHideDuration: 100 })).toBe(5_000);
    expect(visibleMs({ autoHideDuration: null })).toBeNull();
    expect(visibleMs({ undo: () => undefined })).toBe(10_000);
    expect(visibleMs({}, 'error')).toBe(10_000);
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
    const activity = createRequestActivity();
    render(
      <CoreAdminContext i18nProvider={i18nProvider}>
        <ApiContext value={{ activity } as unknown as Api}>
          <ProgressBar />
        </ApiContext>
      </CoreAdminContext>,
    );
    const isVisible = () => screen.queryByTestId('progress') !== null;
    const isAnnounced = () => screen.queryByText('Permintaan sedang diproses') !== null;
    const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    act(() => activity.changeCount(1));
    advance(140);
    expect(isVisible()).toBe(false);
    advance(20);
    expect(isVisible()).toBe(true);
    expect(screen.getByTestId('progress').getAttribute('aria-hidden')).toBe('true');
    expect(isAnnounced()).toBe(false);
    advance(3_000);
    expect(isAnnounced()).toBe(true);
    act(() => activity.changeCount(-1));
    expect(isVisible()).toBe(false);
    expect(isAnnounced()).toBe(false);
  });
});
