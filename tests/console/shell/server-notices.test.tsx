import { render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPage } from '#contract/core/list.ts';
import type { RoleRecord } from '#contract/domains/role.ts';
import '#src/shell/App.tsx';
import '#src/resources/role/definition.ts';
import '#src/kit/form/FormPages.tsx';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { missingPartEvent } from '#src/kit/lazy/missingPart.ts';
import { clearBrowserState, rememberSession } from '../harness/openConsole.tsx';
import { renderPortal, resetPortal } from '../harness/renderPortal.tsx';

const role: RoleRecord = {
  id: 1,
  name: 'Mitra Jauh',
  peranDasar: 'AM',
  bawaan: false,
  keterangan: null,
  jumlahPengguna: 0,
  version: 1,
  createdAt: '2026-11-21T03:00:00Z',
  createdBy: null,
  modifiedAt: '2026-11-21T03:00:00Z',
  modifiedBy: null,
};

/** Set while the server answers nothing else. */
let failure: (() => Response) | undefined;
/** The build of the server. */
let buildId: string | undefined;

const problem = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ code: 'BELUM_SIAP', detail: 'Server sedang sibuk.' }, { status, headers });

const answerOf = (path: string): Response => {
  if (failure) return failure();
  const headers = new Headers(buildId === undefined ? [] : [['x-build-id', buildId]]);
  if (path.startsWith('/api/Role/1')) return Response.json(role, { headers });
  return path.startsWith('/api/Role')
    ? Response.json(toPage([role], 1, { pageNumber: 1, pageSize: 25 }), { headers })
    : Response.json({ code: 'TIDAK_DITEMUKAN', detail: '' }, { status: 404, headers });
};

const openPage = (at: string) =>
  renderPortal({ at, fetch: input => Promise.resolve(answerOf(input as string)) });

beforeEach(() => rememberSession({ role: 'ADMIN' }));
afterEach(() => {
  failure = undefined;
  buildId = undefined;
  document.head.querySelector('meta[name="build-id"]')?.remove();
  resetPortal();
  clearBrowserState();
});

/** Reloads the list. */
const refresh = (user: ReturnType<typeof openPage>['user']) =>
  user.click(screen.getByRole('button', { name: 'Muat ulang' }));

describe('a server that is away', () => {
  it('is announced above the page, which reloads when the server is back', async () => {
    const { user } = openPage('/admin/role');
    await screen.findByText('Mitra Jauh');
    failure = () => problem(503, { 'retry-after': '1' });
    await refresh(user);
    await screen.findByText(/^Server tidak dapat dihubungi/);
    expect(screen.getByText('Mitra Jauh')).toBeDefined();
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('button', { name: 'Coba lagi' })).toBeDefined();

    failure = undefined;
    await screen.findByText(/^Server sudah terhubung kembali/);
    expect(screen.queryByText(/^Server tidak dapat dihubungi/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('does not replace a page that cannot be loaded by the 500 page', async () => {
    failure = () => problem(503, { 'retry-after': '1' });
    openPage('/admin/role/edit/1');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Halaman ini belum dapat dimuat. Server sedang sibuk.');
    expect(screen.queryByText('Sorry, the server is down.')).toBeNull();
    failure = undefined;
    expect(await screen.findByDisplayValue('Mitra Jauh')).toBeDefined();
  });
});

it('a single call that fails repeats itself after Retry-After, without a banner', async () => {
  let failures = 0;
  const { unmount } = renderPortal({
    at: '/admin/role/edit/1',
    fetch: input => {
      const isRecord = (input as string).startsWith('/api/Role/1');
      return Promise.resolve(
        isRecord && ++failures <= 3
          ? problem(503, { 'retry-after': '1' })
          : answerOf(input as string),
      );
    },
  });
  await screen.findByRole('alert');
  expect(screen.queryByText(/^Server tidak dapat dihubungi/)).toBeNull();
  expect(await screen.findByDisplayValue('Mitra Jauh')).toBeDefined();
  unmount();
});

describe('a newer build', () => {
  const setOwnBuild = (id: string): void => {
    const meta = document.createElement('meta');
    meta.name = 'build-id';
    meta.content = id;
    document.head.append(meta);
  };

  it('is offered and loaded only on request', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    setOwnBuild('lama');
    buildId = 'lama';
    const { user } = openPage('/admin/role');
    await screen.findByText('Mitra Jauh');
    expect(screen.queryByText(/^Versi baru tersedia/)).toBeNull();

    buildId = 'baru';
    await refresh(user);
    const notice = (await screen.findByText(/^Versi baru tersedia/)).closest('[role=status]');
    expect(reload).not.toHaveBeenCalled();
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Muat ulang' }));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });

  it('is not assumed in development, where the page has no build', async () => {
    setOwnBuild('__BUILD_ID__');
    buildId = 'baru';
    openPage('/admin/role');
    await screen.findByText('Mitra Jauh');
    expect(screen.queryByText(/^Versi baru tersedia/)).toBeNull();
  });

  it('is offered when a dialog of the old one cannot be loaded, and the page stays', async () => {
    setOwnBuild('lama');
    openPage('/admin/role');
    await screen.findByText('Mitra Jauh');
    buildId = 'baru';
    const Dialog = lazyDialog<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    const reported = vi.fn();
    window.addEventListener(missingPartEvent, reported);
    render(
      <Suspense fallback="memuat">
        <Dialog />
      </Suspense>,
    );
    await screen.findByText(/^Versi baru tersedia/);
    expect(reported).toHaveBeenCalledOnce();
    window.removeEventListener(missingPartEvent, reported);
    expect(screen.getByText('Mitra Jauh')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('memuat')).toBeNull());
  });
});
