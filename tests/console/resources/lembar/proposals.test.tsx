import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaperSheet, SheetRow } from '#contract/domains/lembar/index.ts';
import { lembar } from '#src/i18n/id/lembar.ts';
import { vaksinasi } from '#src/i18n/id/vaksinasi.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ApiContext, type Api } from '#src/providers/api/ApiContext.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import type { Proposal } from '#src/resources/lembar/entry/proposal.ts';
import { Proposals } from '#src/resources/lembar/entry/Proposals.tsx';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { clearBrowserState, rememberSession } from '../../harness/openConsole.tsx';

addMessages({ resources: { lembar, vaksinasi } });
beforeEach(() => rememberSession({ role: 'FASKES' }));
afterEach(() => {
  cleanup();
  clearBrowserState();
});

const api = { call: () => Promise.reject(new Error('no call')) } as unknown as Api;
const row: SheetRow = {
  nomor: 1,
  idPeserta: 7,
  orang: {
    ...{ nama: 'Ani', identitas: '1234', namaBHBU: null, vaccinationType: 0, kunjungan: null },
  },
  dosisKe: 1,
  idDosis: null,
  dibatalkan: false,
};
/** A postponement that is complete but for the writing under remarks. */
const withRemark: Proposal = {
  row,
  values: {
    ...{ hasil: 'DITUNDA', alasan: 'STOK', skriningLayak: false, lokasi: null, idBatch: null },
    ...{ jam: '09:00', vaksinator: '', catatan: '' },
  },
  asked: ['catatan'],
  hasRemark: true,
};

function show(read: Proposal) {
  const sheet: PaperSheet = {
    id: '01234567-89ab-4def-8123-456789abcdef',
    ...{ idFaskes: 1, namaFaskes: 'RS Uji', zona: 'WIB', tanggal: '2026-09-30' },
    ...{ dibuat: '2026-09-29T01:00:00.000Z', dibuatOleh: 'Ns. Uji' },
    ...{ jumlahOrang: 1, tercatat: 0, jamMulai: 7, jumlahJam: 12, batch: [], baris: [row] },
  };
  const onFinished = vi.fn();
  render(
    <ApiContext value={api}>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
      >
        <Proposals
          sheet={sheet}
          halaman={1}
          page={undefined}
          rowCount={1}
          read={[read]}
          onWaiting={vi.fn()}
          onFinished={onFinished}
        />
      </CoreAdminContext>
    </ApiContext>,
  );
  return { user: userEvent.setup({ delay: null }), onFinished };
}

it('a row with writing under remarks is ready once a person says that it is nothing', async () => {
  const { user } = show(withRemark);
  expect(screen.getByText('Perlu diperiksa')).toBeDefined();
  expect(screen.getByText(/Ada tulisan di kertas/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tidak ada catatan, baris 1, Ani' }));
  expect(screen.getByText('Siap dikirim')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Tidak ada catatan/ })).toBeNull();
});

it('a row with writing under remarks is ready once a person types it', async () => {
  const { user } = show(withRemark);
  await user.type(screen.getByRole('textbox', { name: 'Catatan' }), 'datang lagi besok');
  expect(screen.getByText('Siap dikirim')).toBeDefined();
  expect(screen.getByDisplayValue('datang lagi besok')).toBeDefined();
});

it('the picture is released once no row can be sent, and not before', () => {
  expect(show(withRemark).onFinished).not.toHaveBeenCalled();
  cleanup();
  const entered = { ...withRemark, row: { ...row, idDosis: 5 } };
  expect(show(entered).onFinished).toHaveBeenCalledOnce();
});
