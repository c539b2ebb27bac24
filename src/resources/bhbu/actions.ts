import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu, BhbuRow } from '#contract/bhbu/record.ts';
import { bhbuStates, findTransition } from '#contract/states.ts';
import type { ActionSpec, ResourceSpec, DisabledReason } from '#src/ui/resource/definition.ts';

type BhbuRecord = Bhbu | BhbuRow;

/** Actions on companies other than delete. */
export const bhbuActions: readonly ActionSpec<BhbuRecord>[] = [
  {
    name: 'nonaktif',
    right: 'bhbu.activate',
    isDestructive: true,
    reason: { maxLength: 200 },
    disabledReason: ({ status }) =>
      findTransition(bhbuStates, status, 'deactivate')
        ? undefined
        : { messageKey: 'resources.bhbu.action.nonaktif.already' },
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
    disabledReason: ({ status }) =>
      findTransition(bhbuStates, status, 'activate')
        ? undefined
        : { messageKey: 'resources.bhbu.action.aktif.already' },
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

export const bhbuRemoval: ResourceSpec<BhbuRecord>['deletion'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(bhbuCalls.restore, { params: { id } });
  },
};

/** Why a company cannot be deleted, as far as the record shows it; the server counts again. */
export function deleteDisabledReason({
  status,
  ...company
}: BhbuRecord): DisabledReason | undefined {
  if (status === 'MENUNGGU' || status === 'PERLU_PERBAIKAN') {
    return { messageKey: 'resources.bhbu.action.delete.undecided' };
  }
  if (!('jumlahAkun' in company)) return undefined;
  const { jumlahPeserta, jumlahAkun } = company;
  return jumlahPeserta.terdaftar + jumlahAkun === 0
    ? undefined
    : {
        messageKey: 'resources.bhbu.action.delete.in_use',
        values: { peserta: jumlahPeserta.terdaftar, akun: jumlahAkun },
      };
}
