import { bhbuCalls } from '#contract/bhbu.ts';
import type { Bhbu, BhbuRow } from '#contract/bhbu-record.ts';
import { bhbuStates, step } from '#contract/states.ts';
import type { ActSpec, Definition, Refusal } from '#src/ui/resource/definition.ts';

type Company = Bhbu | BhbuRow;

/** Actions on companies other than delete. */
export const acts: readonly ActSpec<Company>[] = [
  {
    name: 'nonaktif',
    right: 'bhbu.activate',
    harm: true,
    reason: { maxLength: 200 },
    refuse: ({ status }) =>
      step(bhbuStates, status, 'deactivate')
        ? undefined
        : { reason: 'resources.bhbu.act.nonaktif.already' },
    run: ({ id, version }, { call, reason }) =>
      call(bhbuCalls.setActive, {
        params: { id },
        body: { isActive: false, alasan: reason, version },
      }),
    undo: async (records, { call }) => {
      for (const { id } of records) {
        await call(bhbuCalls.setActive, { params: { id }, body: { isActive: true } });
      }
    },
  },
  {
    name: 'aktif',
    right: 'bhbu.activate',
    refuse: ({ status }) =>
      step(bhbuStates, status, 'activate')
        ? undefined
        : { reason: 'resources.bhbu.act.aktif.already' },
    run: ({ id, version }, { call }) =>
      call(bhbuCalls.setActive, { params: { id }, body: { isActive: true, version } }),
    // Undo restores the reason that each record had.
    undo: async (records, { call }) => {
      for (const { id, alasanNonaktif } of records) {
        await call(bhbuCalls.setActive, {
          params: { id },
          body: { isActive: false, alasan: alasanNonaktif ?? undefined },
        });
      }
    },
  },
];

export const removal: Definition<Company>['removal'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(bhbuCalls.restore, { params: { id } });
  },
};

/** Why a company cannot be deleted, as far as the record shows it; the server counts again. */
export function keep({ status, ...company }: Company): Refusal | undefined {
  if (status === 'MENUNGGU' || status === 'PERLU_PERBAIKAN') {
    return { reason: 'resources.bhbu.act.delete.open' };
  }
  if (!('jumlahAkun' in company)) return undefined;
  const { jumlahPeserta, jumlahAkun } = company;
  return jumlahPeserta.terdaftar + jumlahAkun === 0
    ? undefined
    : {
        reason: 'resources.bhbu.act.delete.in_use',
        values: { peserta: jumlahPeserta.terdaftar, akun: jumlahAkun },
      };
}
