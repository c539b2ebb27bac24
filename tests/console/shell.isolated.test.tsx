import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountLabel, initials } from '#src/shell/frame/accountLabel.ts';
import { CallError } from '#src/providers/api/http.ts';
import { readSession } from '#src/providers/session.ts';
import { clearBrowserState, openConsole, rememberSession } from './harness/openConsole.tsx';

const renderError = vi.hoisted(() => ({ now: null as Error | null }));

vi.mock('#src/resources/role/definition.ts', async () => {
  const { PageHeader: PageHead } = await import('#src/kit/page/PageHeader.tsx');
  return {
    definition: undefined,
    ownDefinition: undefined,
    list: () => {
      if (renderError.now) throw renderError.now;
      return (
        <PageHead
          title="Peran"
          moreActions={[{ label: 'Ekspor' }]}
          action={<button>Tambah</button>}
        />
      );
    },
    create: () => <PageHead title="Tambah peran" />,
    edit: () => <PageHead title="Ubah peran" />,
  };
});

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** happy-dom's window, which allows a test to set the viewport. */
const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
};
const setViewportWidth = (width: number) => happyDOM.setViewport({ width, height: 768 });

beforeEach(() => {
  setViewportWidth(1280);
  rememberSession();
});

afterEach(() => {
  cleanup();
  clearBrowserState();
  renderError.now = null;
  vi.restoreAllMocks();
});

describe('the drawer', () => {
  it.each([
    [990, true],
    [991, false],
  ])('at %i px is a temporary drawer: %s', async (width, isTemporary) => {
    setViewportWidth(width);
    openConsole('/dashboard');
    await findHeading('Selamat datang, Bagas Prasetya');
    expect(screen.queryAllByRole('button', { name: 'Buka menu' })).toHaveLength(
      isTemporary ? 1 : 0,
    );
    expect(screen.queryAllByRole('navigation', { name: 'Menu utama' })).toHaveLength(
      isTemporary ? 0 : 1,
    );
  });

  it('closes when an entry is chosen', async () => {
    setViewportWidth(360);
    openConsole('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Buka menu' }));
    const isTemporary = await screen.findByRole('dialog');
    await userEvent.click(within(isTemporary).getByRole('link', { name: 'Peran' }));
    await findHeading('Peran');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be skipped by keyboard', async () => {
    openConsole('/dashboard');
    await findHeading('Selamat datang, Bagas Prasetya');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Langsung ke isi');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the top bar', () => {
  it('shows the organisation of an external account and the name of others', async () => {
    const org = 'PT Tirta Sejahtera Abadi';
    const fullName = 'Indah Permatasari';
    expect(accountLabel({ role: 'EXTERNAL', org, fullName })).toBe(org);
    expect(accountLabel({ role: 'EXTERNAL', org: null, fullName })).toBe(fullName);
    for (const role of ['BHBU', 'FASKES', 'ADMIN'] as const) {
      expect(accountLabel({ role, org, fullName })).toBe(fullName);
    }
    rememberSession({ role: 'EXTERNAL', fullName, org });
    openConsole('/dashboard');
    expect(await screen.findByRole('button', { name: `Akun PA ${org}` })).toBeTruthy();
  });

  it('abbreviates names to initials', () => {
    expect(initials('Bagas Prasetya')).toBe('BP');
    expect(initials('dr. Kartika (RS) Dewi')).toBe('DD');
    expect(initials('Rini')).toBe('R');
    expect(initials('')).toBe('');
  });

  it('shows breadcrumbs with links', async () => {
    openConsole('/admin/role/edit/3');
    const breadcrumbs = await screen.findByRole('navigation', { name: 'Letak halaman' });
    const links = within(breadcrumbs).getAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual(['/dashboard', '/admin/role']);
    expect(breadcrumbs.querySelector('[aria-current=page]')?.textContent).toBe('Ubah peran');
  });

  it('switches to dark mode', async () => {
    openConsole('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti ke mode gelap' }));
    expect(await screen.findByRole('button', { name: 'Ganti ke mode terang' })).toBeTruthy();
  });
});

describe('signing out', () => {
  async function openSignOutDialog() {
    const openedConsole = openConsole('/admin/role');
    await userEvent.click(await screen.findByRole('button', { name: /^Akun/ }));
    const entries = screen.getAllByRole('menuitem').map(item => item.getAttribute('href'));
    expect(entries).toEqual([
      '/dashboard/user/edit-profile',
      '/dashboard/user/change-password',
      '/dashboard/user/security',
      '/dashboard/user/calendar',
      // The language, and signing out.
      null,
      null,
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Keluar' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Apakah anda yakin akan keluar?',
    });
    return { ...openedConsole, dialog };
  }

  it('can be cancelled', async () => {
    const { dialog, address } = await openSignOutDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(readSession()).not.toBeNull();
    expect(address()).toBe('/admin/role');
  });

  it('ends the session after a confirmation', async () => {
    const { dialog, address } = await openSignOutDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ya, keluar' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a change of user', () => {
  it('clears the query cache', async () => {
    const cleared = vi.spyOn(QueryClient.prototype, 'clear');
    openConsole('/dashboard');
    await findHeading('Selamat datang, Bagas Prasetya');
    act(() => rememberSession());
    expect(cleared).not.toHaveBeenCalled();
    act(() => rememberSession({ id: 8 }));
    expect(cleared).toHaveBeenCalled();
  });

  const dispatchTokenChange = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

  it('in another tab re-renders the console', async () => {
    openConsole('/dashboard');
    await findHeading('Selamat datang, Bagas Prasetya');
    localStorage.setItem('id', '8');
    localStorage.setItem('fullname', 'Citra Lestari');
    localStorage.setItem('role', 'AM');
    localStorage.setItem('token', 'another');
    act(() => void dispatchTokenChange());
    await findHeading('Selamat datang, Citra Lestari');
    expect(screen.queryByRole('link', { name: 'Peran' })).toBeNull();
  });

  it('to none in another tab redirects to the sign-in page', async () => {
    const { address } = openConsole('/dashboard');
    await findHeading('Selamat datang, Bagas Prasetya');
    localStorage.clear();
    act(() => void dispatchTokenChange());
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('status pages', () => {
  it('show a denied page with the contact and a link back', async () => {
    rememberSession({ role: 'BHBU' });
    openConsole('/admin/role');
    await findHeading('Akses ditolak');
    expect(screen.getByText(/\(BHBU\) tidak mencakup/)).toBeTruthy();
    expect(screen.getByText(/administrator/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Kembali ke dasbor' }));
    await findHeading('Selamat datang, Bagas Prasetya');
  });

  it.each(['/dashboard/nothing', '/admin/role/create'])(
    'show that %s does not exist',
    async path => {
      openConsole(path);
      await findHeading('Halaman tidak ditemukan');
      const homeLink = screen.getByRole('link', { name: 'Go Home' });
      expect(homeLink.getAttribute('href')).toBe('/dashboard');
    },
  );

  it('replace a page that fails to render and offer a retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    renderError.now = new Error('a rendering error');
    openConsole('/admin/role');
    await findHeading('Sorry, the server is down.');
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeTruthy();
    renderError.now = null;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await findHeading('Peran');
  });

  it('give way to a notice when a chunk fails to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    renderError.now = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    openConsole('/admin/role');
    await findHeading('Halaman ini belum dapat dimuat');
    const notice = (await screen.findByText(/^Sebagian portal tidak dapat dimuat/)).parentElement;
    // The server of these tests does not answer, so reloading would lose the page.
    await screen.findByText(/^Server tidak dapat dihubungi/);
    expect(within(notice as HTMLElement).queryByRole('button', { name: 'Muat ulang' })).toBeNull();
  });

  it('give way to a notice when a call fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    renderError.now = new CallError(500, 'Terjadi Kesalahan Sistem', null);
    openConsole('/admin/role');
    const notice = await screen.findByText(/Terjadi Kesalahan Sistem/);
    expect(notice.textContent).toContain('Halaman ini belum dapat dimuat.');
    renderError.now = null;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await findHeading('Peran');
  });

  it('disappear after navigation', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    renderError.now = new Error('a rendering error');
    openConsole('/admin/role');
    await findHeading('Sorry, the server is down.');
    const sideMenu = screen.getByRole('navigation', { name: 'Menu utama' });
    await userEvent.click(within(sideMenu).getByRole('link', { name: 'Dasbor' }));
    await findHeading('Selamat datang, Bagas Prasetya');
  });
});

describe('the page header', () => {
  it('sets the document title', async () => {
    openConsole('/admin/role');
    await findHeading('Peran');
    expect(document.title).toBe('Peran · Portal Vaksin');
  });

  it('focuses the heading after navigation but not on the initial load', async () => {
    const { go } = openConsole('/admin/role');
    const first = await findHeading('Peran');
    expect(document.activeElement).not.toBe(first);
    await act(() => go('/admin/role/add'));
    const next = await findHeading('Tambah peran');
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('keeps the focus when only the query changes', async () => {
    const { go } = openConsole('/admin/role');
    await findHeading('Peran');
    const add = screen.getByRole('button', { name: 'Tambah' });
    add.focus();
    await act(() => go('/admin/role?q=wilayah'));
    expect(document.activeElement).toBe(add);
  });

  it('has a menu for secondary actions', async () => {
    openConsole('/admin/role');
    await userEvent.click(await screen.findByRole('button', { name: 'Lainnya' }));
    expect(screen.getByRole('menuitem', { name: 'Ekspor' })).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it('greets the user with the day', async () => {
    rememberSession({ role: 'EXTERNAL', fullName: 'Kartika Dewi' });
    openConsole('/dashboard');
    await findHeading('Selamat datang, Kartika Dewi');
    expect(screen.getByText(/ · \w+, \d+ \w+ \d{4}$/)).toBeTruthy();
  });
});
