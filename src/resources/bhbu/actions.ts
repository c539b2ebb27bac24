import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu, BhbuListItem } from '#contract/domains/bhbu/record.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import type { LifecycleSpec, ResourceSpec, DisabledReason } from '#src/kit/resource/definition.ts';
import { bhbuStateMeaning } from '../application/bhbuStateMeaning.ts';

/** Lifecycle of companies: deactivation with a reason, and activation; undoing one runs the other. */
export const bhbuLifecycle: LifecycleSpec<Bhbu> = {
  states: bhbuStates,
  meaning: bhbuStateMeaning,
  history: bhbuCalls.stateHistory,
  events: {
    deactivate: {
      right: 'bhbu.activate',
      isDestructive: true,
      reason: { maxLength: 200 },
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
    activate: {
      right: 'bhbu.activate',
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
  },
};

export const bhbuRemoval: ResourceSpec<Bhbu>['deletion'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(bhbuCalls.restore, { params: { id } });
  },
};

/** Why a company cannot be deleted, as far as the record shows it; the server counts again. */
export function deleteDisabledReason({
  status,
  ...company
}: Bhbu | BhbuListItem): DisabledReason | undefined {
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
