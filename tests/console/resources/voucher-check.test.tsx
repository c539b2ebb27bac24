import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/voucherCheck/bind/BindExistingDialog.tsx';
import '#src/resources/voucherCheck/bind/BindForm.tsx';
import '#src/resources/voucherCheck/index.ts';
import '#src/resources/voucherCheck/use/UnbindDialog.tsx';
import '#src/resources/voucherCheck/use/UseDialog.tsx';
import '#src/resources/voucherCheck/use/VisitStep.tsx';
import '#src/kit/input/LookupInput.tsx';
import { saveSession } from '#src/providers/session.ts';
import { newNik, personBody } from '../../builders/peserta.ts';
import { unknownCode, useClinicFixture } from '../../server/voucher/clinic-fixture.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

const getFixture = useClinicFixture();
// The form takes today's date from the browser's clock.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: getFixture().server.now() });
});
afterEach(() => {
  resetPortal();
  sessionStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
});

const checkPath = '/dashboard/voucher/validate';

/** Opens a page as a role of the fixture's company or clinic, and records the requests. */
async function openPage(role: Role, at = checkPath) {
  const { server, world } = getFixture();
  const scope =
    role === 'FASKES'
      ? { faskesId: world.idFaskes }
      : role === 'BHBU'
        ? { bhbuId: world.bhbuId }
        : {};
  await startSignedInSession(server, { role, ...scope });
  const requests: string[] = [];
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      requests.push(`${init?.method ?? 'GET'} ${(input as string).replace(/^\/api/, '')}`);
      return serverFetch(server)(input, init);
    },
  });
  const enter = async (code: string): Promise<void> => {
    await fillField(portal.user, 'Kode voucher', code);
    await portal.user.click(screen.getByRole('button', { name: 'Periksa' }));
  };
  return { ...portal, requests, enter };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const answer = (word: string) => screen.findByRole('heading', { name: word });

async function choose({ user }: Page, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Fills in the form of a voucher's participant. */
async function fillPerson(page: Page, nama: string): Promise<void> {
  await fillField(page.user, 'NIK', newNik());
  await fillField(page.user, 'Nama', nama);
  await fillField(page.user, 'Tanggal lahir', '01-01-1990');
  await choose(page, 'Jenis kelamin', 'Laki-laki');
  await fillField(page.user, 'Nomor HP', '081234567890');
  await fillField(page.user, 'Alamat', 'Jalan Merdeka Nomor 10');
  await page.user.type(
    await screen.findByRole('combobox', { name: 'Kabupaten/kota' }),
    'Kota Bandung',
  );
  await page.user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
  await choose(page, 'Kategori', 'Karyawan');
  await page.user.click(screen.getByLabelText('Peserta menyetujui pemrosesan datanya'));
}

describe('the check of a voucher', () => {
  it('accepts a code in groups and in small letters, and keeps it out of the address', async () => {
    const { code, bhbuName } = await getFixture().oneVoucher();
    const page = await openPage('FASKES');
    await page.enter(formatCode(code).toLowerCase());
    expect(await answer('Dapat dipakai')).toBeTruthy();
    expect(screen.getByText(bhbuName)).toBeTruthy();
    expect(page.address()).toBe(checkPath);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(code);

    // A mistyped code is refused before the server is asked, and no earlier answer stays beside it.
    const asked = page.requests.length;
    await page.enter(code.slice(0, -2) + (code.at(-2) === 'A' ? 'B' : 'A') + code.slice(-1));
    expect(await screen.findByText(/^Kode salah ketik/)).toBeTruthy();
    expect(page.requests.slice(asked).filter(one => one.includes('checkvoucher'))).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Hasil pemeriksaan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Isi peserta' })).toBeNull();
  });

  it('takes the keys of a scanner wherever the focus is', async () => {
    const { code } = await getFixture().oneVoucher();
    const page = await openPage('FASKES');
    await screen.findByLabelText('Kode voucher');
    screen.getByRole('button', { name: 'Pindai dengan kamera' }).focus();
    await page.user.keyboard(`${code}{Enter}`);
    expect(await answer('Dapat dipakai')).toBeTruthy();
  });

  it('shows a company the answer without next steps, and lists the masked checks', async () => {
    const { code } = await getFixture().oneVoucher();
    const page = await openPage('BHBU');
    await page.enter(code);
    await answer('Dapat dipakai');
    expect(screen.queryByRole('button', { name: 'Isi peserta' })).toBeNull();
    const foreign = unknownCode();
    await page.enter(foreign);
    await answer('Tidak dikenal');
    const recent = screen.getByRole('region', { name: 'Baru diperiksa' });
    expect(within(recent).getAllByRole('listitem')).toHaveLength(2);
    expect(recent.textContent).not.toContain(code);
  });

  // The first test that opens this dialog, because a loaded dialog opens at once.
  it('keeps the next steps on the screen while a dialog is loaded', async () => {
    const { code } = await getFixture().oneVoucher();
    const page = await openPage('FASKES');
    await page.enter(code);
    const button = await screen.findByRole('button', { name: 'Pilih peserta terdaftar' });
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Isi peserta' })).toBeTruthy();
    const dialog = await screen.findByRole('dialog', { name: 'Peserta yang sudah terdaftar' });
    expect(within(dialog).getByRole('button', { name: 'Batal' })).toBeTruthy();
  });

  it('says when too many checks were made', async () => {
    const { server, oneVoucher } = getFixture();
    await startSignedInSession(server, { role: 'ADMIN' });
    const { code } = await oneVoucher();
    const { user } = renderPortal({
      at: checkPath,
      fetch: (input, init) =>
        /checkvoucher/.test(input as string) && !(input as string).endsWith(code)
          ? Promise.resolve(
              Response.json(
                { status: 429, code: 'TERLALU_BANYAK', detail: 'Terlalu banyak kode yang salah.' },
                { status: 429, headers: { 'retry-after': '540' } },
              ),
            )
          : serverFetch(server)(input, init),
    });
    for (const one of [code, unknownCode()]) {
      await fillField(user, 'Kode voucher', one);
      await user.click(screen.getByRole('button', { name: 'Periksa' }));
      if (one === code) await answer('Dapat dipakai');
    }
    const alert = await screen.findByText(/Terlalu banyak kode yang salah\./);
    expect(alert.textContent).toMatch(/\d/);
    expect(screen.queryByRole('region', { name: 'Hasil pemeriksaan' })).toBeNull();
  });
});

describe('the camera', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const openCamera = async (getUserMedia?: () => Promise<MediaStream>) => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: getUserMedia && { getUserMedia },
    });
    const page = await openPage('FASKES');
    await screen.findByLabelText('Kode voucher');
    await page.user.click(screen.getByRole('button', { name: 'Pindai dengan kamera' }));
    return page;
  };

  it('is not needed: without one, or when it is refused, the code is typed', async () => {
    const { code } = await getFixture().oneVoucher();
    const page = await openCamera(() =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError')),
    );
    expect(await screen.findByText(/^Kamera tidak diizinkan/)).toBeTruthy();
    await page.enter(code);
    expect(await answer('Dapat dipakai')).toBeTruthy();
  });

  it('says that the device has none', async () => {
    await openCamera();
    expect(await screen.findByText(/^Perangkat ini tidak memiliki kamera/)).toBeTruthy();
  });
});

describe('a voucher at the clinic', () => {
  it('is bound and then used with a dose on the same screen', async () => {
    const fixture = getFixture();
    const { id, code } = await fixture.oneVoucher();
    const page = await openPage('FASKES');
    await page.enter(code);
    await page.user.click(await screen.findByRole('button', { name: 'Isi peserta' }));
    await fillPerson(page, 'Sari Pemegang');
    await page.user.click(screen.getByRole('button', { name: 'Simpan dan ikat voucher' }));
    expect(await answer('Voucher terikat')).toBeTruthy();
    expect(await fixture.get(id)).toMatchObject({ status: 'TERIKAT' });

    await page.user.click(screen.getByRole('button', { name: 'Lanjut skrining dan suntik' }));
    expect(await screen.findByRole('heading', { name: 'Sari Pemegang' })).toBeTruthy();
    await page.user.click(await screen.findByRole('radio', { name: 'Ditunda' }));
    await page.user.click(screen.getByRole('combobox', { name: /^Alasan/ }));
    await page.user.click(await screen.findByRole('option', { name: 'Hasil skrining' }));
    await page.user.click(screen.getByRole('button', { name: 'Catat ditunda' }));
    expect(await answer('Voucher tetap dapat dipakai')).toBeTruthy();
    expect(await fixture.get(id)).toMatchObject({ status: 'TERIKAT', idDosis: null });
  });

  it('is bound to a registered participant of its company', async () => {
    const fixture = getFixture();
    const { idFaskes } = fixture.world;
    const body = personBody({ nama: 'Sudah Terdaftar', idFaskes });
    expect((await fixture.world.request('BHBU', 'POST', '/Peserta', body)).status).toBe(201);
    const { id, code } = await fixture.oneVoucher();
    const page = await openPage('FASKES');
    await page.enter(code);
    await page.user.click(await screen.findByRole('button', { name: 'Pilih peserta terdaftar' }));
    await fillField(page.user, 'Cari nama, nomor HP, atau NIK', 'Sudah Terd');
    await page.user.click(await screen.findByRole('radio', { name: /^Sudah Terdaftar/ }));
    await page.user.click(screen.getByRole('button', { name: 'Ikat voucher' }));
    expect(await answer('Voucher terikat')).toBeTruthy();
    expect(await fixture.get(id)).toMatchObject({
      status: 'TERIKAT',
      pemegang: { nama: 'Sudah Terdaftar' },
    });
  });

  it('is used without a record after a confirmation that names the holder', async () => {
    const fixture = getFixture();
    const { id, code, pemegang } = await fixture.bound();
    const page = await openPage('FASKES');
    await page.enter(code);
    await page.user.click(await screen.findByRole('button', { name: 'Pakai tanpa mencatat' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(pemegang?.nama ?? '?');
    await page.user.click(within(dialog).getByRole('button', { name: 'Pakai voucher' }));
    expect(await answer('Voucher terpakai')).toBeTruthy();
    expect(await fixture.get(id)).toMatchObject({ status: 'TERPAKAI' });
    expect(screen.getByRole('link', { name: 'Buka antrean hari ini' })).toBeTruthy();
  });

  it('is released from the wrong person on its result, and then bound to another', async () => {
    const fixture = getFixture();
    const { id, code } = await fixture.bound();
    const page = await openPage('FASKES');
    await page.enter(code);
    await page.user.click(await screen.findByRole('button', { name: 'Lepaskan dari orang ini' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Lepaskan voucher dari / }));
    await page.user.type(dialog.getByLabelText('Mengapa dilepaskan'), 'Salah orang');
    await page.user.click(dialog.getByRole('button', { name: 'Lepaskan' }));
    expect(await answer('Voucher dilepaskan')).toBeTruthy();
    expect(await fixture.get(id)).toMatchObject({ status: 'AKTIF', pemegang: null });
    expect(screen.getByRole('button', { name: 'Isi peserta' })).toBeTruthy();
  });

  it('shows what a mistyped NIK may have meant', async () => {
    const { code } = await getFixture().oneVoucher();
    const page = await openPage('FASKES', '/dashboard/voucher/form-voucher');
    await page.enter(code);
    await screen.findByRole('heading', { name: 'Peserta voucher' });
    const nik = newNik();
    await fillField(page.user, 'NIK', `${nik.charAt(1)}${nik.charAt(0)}${nik.slice(2)}`);
    await page.user.type(
      await screen.findByRole('combobox', { name: 'Kabupaten/kota' }),
      'Kota Bandung',
    );
    await page.user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
    await page.user.click(
      await screen.findByRole('button', { name: 'Pakai: Angka ke-1 dan ke-2 tertukar' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('NIK').value.replaceAll(' ', '')).toBe(nik);
  });

  it('shows the errors of the participant at their fields and saves nothing', async () => {
    const fixture = getFixture();
    const { id, code } = await fixture.oneVoucher();
    const page = await openPage('FASKES', '/dashboard/voucher/form-voucher');
    await page.enter(code);
    await screen.findByRole('heading', { name: 'Peserta voucher' });
    await fillField(page.user, 'Nama', 'X');
    await page.user.click(screen.getByRole('button', { name: 'Simpan dan ikat voucher' }));
    expect(await screen.findByText('Terdapat kesalahan')).toBeTruthy();
    expect(screen.getByLabelText('Nama').getAttribute('aria-invalid')).toBe('true');
    expect(await fixture.get(id)).toMatchObject({ status: 'AKTIF' });
  });

  it('asks staff for the facility', async () => {
    const { code } = await getFixture().oneVoucher();
    const page = await openPage('ADMIN', '/admin/voucher/form-voucher');
    await page.enter(code);
    expect(await screen.findByRole('combobox', { name: 'Faskes' })).toBeTruthy();
  });

  it('keeps the check and the input when the session ends', async () => {
    const { server, world, oneVoucher } = getFixture();
    const { code } = await oneVoucher();
    const account = await startSignedInSession(server, {
      role: 'FASKES',
      faskesId: world.idFaskes,
    });
    const open = () =>
      renderPortal({ at: '/dashboard/voucher/form-voucher', fetch: serverFetch(server) });
    const { user } = open();
    await fillField(user, 'Kode voucher', code);
    await user.click(screen.getByRole('button', { name: 'Periksa' }));
    await fillField(user, 'Nama', 'Belum Tersimpan');
    // Another tab ends the session.
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    resetPortal();
    saveSession({
      ...account,
      fullName: account.userName,
      roleName: 'FASKES',
      idReferensi: world.idFaskes,
      zona: 'WIB',
      hak: [],
      isChangedUser: 'True',
    });
    open();
    const name = await screen.findByLabelText<HTMLInputElement>('Nama');
    expect(name.value).toBe('Belum Tersimpan');
    expect(screen.getByText(new RegExp(formatCode(code)))).toBeTruthy();
  });
});
