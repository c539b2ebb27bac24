import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/voucher/index.ts';
import '#src/resources/voucherContract/form/choiceInputs.tsx';
import '#src/resources/voucherContract/index.ts';
import '#src/resources/voucherContract/page/contractPages.tsx';
import '#src/kit/form/FormPages.tsx';
import '#src/kit/input/LookupInput.tsx';
import '#src/kit/record/RecordPage.tsx';
import { buildVoucherWorld, type PaidOrder, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen, typedDay } from '../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: VoucherWorld;
let paid: PaidOrder;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
  paid = await world.paidOrder();
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = (at: string, role: Role = 'ADMIN') => openOrderScreen(server, world, at, role);

type User = Awaited<ReturnType<typeof open>>['user'];

/** Chooses the first option of a searchable select. */
async function chooseFirst(user: User, label: string): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  const [option] = await screen.findAllByRole('option');
  if (option) await user.click(option);
}

describe('the form of a contract', () => {
  it('offers the paid invoices of the company and the products of that order', async () => {
    const { user, address } = await open('/admin/voucher-contract/add');
    await chooseFirst(user, 'Perusahaan');
    expect(screen.getByLabelText<HTMLInputElement>('Produk').placeholder).toBe(
      'Pilih invoice atau PKS dahulu',
    );
    await chooseFirst(user, 'Invoice (opsional)');
    await chooseFirst(user, 'Produk');
    await fillField(user, 'Judul', 'Vaksinasi pabrik');
    await fillField(user, 'Berlaku mulai', typedDay(world.day));
    await fillField(user, 'Berlaku sampai', typedDay('2020-01-01'));
    await fillField(user, 'Kuota', '3');
    await fillField(user, 'Awalan kode', 'ABC');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(
      (await screen.findAllByText('Hari terakhir tidak boleh sebelum hari pertama.')).length,
    ).toBeGreaterThan(0);
    await fillField(user, 'Berlaku sampai', typedDay('2035-12-31'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toMatch(/list-voucher/));
    expect(await screen.findAllByText('Vaksinasi pabrik')).not.toHaveLength(0);
  });

  it('fixes the basis and the rules of an active contract', async () => {
    const { id } = await world.contract({ kuotaVoucher: 2 }, paid);
    const { user } = await open(`/admin/voucher-contract/edit/${id}`);
    const product = await screen.findByLabelText<HTMLInputElement>('Produk');
    expect(product.readOnly).toBe(true);
    await fillField(user, 'Kuota', '3');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect((await world.getContract(id)).kuotaVoucher).toBe(3));
  });
});

describe('the page of a contract', () => {
  it('activates a draft, and shows its quota and its ledger', async () => {
    const { id } = await world.draft(paid.idInvoice, { kuotaVoucher: 2 });
    const { user } = await open(`/admin/voucher-contract/detail/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Vaksinasi karyawan' });
    // A draft has no number, and its id means nothing to people.
    expect(screen.queryByRole('button', { name: 'Salin nomor kontrak' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Aktifkan kontrak voucher' }));
    const { noKontrak } = await waitFor(async () => {
      const contract = await world.getContract(id);
      expect(contract.status).toBe('AKTIF');
      return contract;
    });
    expect(await screen.findByRole('heading', { level: 1, name: noKontrak ?? '' })).toBeTruthy();
    expect(await screen.findByText(/Kuota 2 · diterbitkan 0 · dipakai 0 · sisa 2/)).toBeTruthy();
    const ledger = within(await screen.findByRole('region', { name: 'Buku kuota' }));
    expect(await ledger.findByText('+2')).toBeTruthy();
  });

  it('is read-only for the company, which can issue vouchers from it', async () => {
    const { id } = await world.contract({ kuotaVoucher: 2 }, paid);
    await open(`/dashboard/voucher/kontrak/${id}`, 'BHBU');
    const link = await screen.findByRole('link', { name: 'Terbitkan voucher' });
    expect(link.getAttribute('href')).toBe(`/dashboard/voucher/add?voucherContractId=${id}`);
    expect(screen.queryByRole('button', { name: 'Batalkan' })).toBeNull();
  });
});
