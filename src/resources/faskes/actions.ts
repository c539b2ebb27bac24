import { faskesCalls, type Faskes } from '#contract/domains/faskes/index.ts';
import type { ActionSpec, ResourceSpec } from '#src/kit/resource/definition.ts';
import type { Call } from '#src/providers/api/http.ts';

const setActive = (call: Call, id: number, isActive: boolean, alasan?: string | null) =>
  call(faskesCalls.setActive, { params: { id }, body: { isActive, alasan } });

/** Actions on facilities other than delete. */
export const faskesActions: readonly ActionSpec<Faskes>[] = [
  {
    name: 'nonaktif',
    right: 'faskes.activate',
    isBulk: true,
    reason: { maxLength: 200 },
    disabledReason: ({ isActive }) =>
      isActive ? undefined : { messageKey: 'resources.faskes.action.nonaktif.already' },
    run: ({ id, version }, { call, reason }) =>
      call(faskesCalls.setActive, {
        params: { id },
        body: { isActive: false, alasan: reason, version },
      }),
    undo: async (records, { call }) => {
      for (const { id } of records) await setActive(call, id, true);
    },
  },
  {
    name: 'aktif',
    right: 'faskes.activate',
    isBulk: true,
    disabledReason: ({ isActive }) =>
      isActive ? { messageKey: 'resources.faskes.action.aktif.already' } : undefined,
    run: ({ id, version }, { call }) =>
      call(faskesCalls.setActive, { params: { id }, body: { isActive: true, version } }),
    // Undo restores the reason that each record had.
    undo: async (records, { call }) => {
      for (const { id, alasanNonaktif } of records) {
        await setActive(call, id, false, alasanNonaktif);
      }
    },
  },
];

export const faskesRemoval: ResourceSpec<Faskes>['deletion'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(faskesCalls.restore, { params: { id } });
  },
};
