import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { createElement } from 'react';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import type { ActionSpec, ResourceSpec, RunBulk } from '#src/kit/resource/definition.ts';
import type { Call } from '#src/providers/api/http.ts';

type BulkActionName = 'nonaktif' | 'aktif' | 'hapus' | 'pulihkan';

const idsOf = (records: readonly Peserta[]): number[] => records.map(({ id }) => id);

/** Runs an action on many participants in one call. */
const runInBulk =
  (action: BulkActionName): RunBulk<Peserta> =>
  (records, { call, reason }) =>
    call(pesertaCalls.bulkAction, { body: { ids: idsOf(records), act: action, alasan: reason } });

/** Undoes an action by running its opposite. @throws if it fails for any participant */
const undoBy =
  (action: BulkActionName) =>
  async (records: readonly Peserta[], { call }: { call: Call }) => {
    const { failed } = await call(pesertaCalls.bulkAction, {
      body: { ids: idsOf(records), act: action },
    });
    if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason).join(' '));
  };

/** Actions on participants other than delete. */
export const pesertaActions: readonly ActionSpec<Peserta>[] = [
  {
    name: 'nonaktif',
    right: 'peserta.update',
    isBulk: true,
    reason: { maxLength: 200 },
    disabledReason: ({ isActive }) =>
      isActive ? undefined : { messageKey: 'resources.peserta.action.nonaktif.already' },
    run: ({ id, version }, { call, reason }) =>
      call(pesertaCalls.setActive, {
        params: { id },
        body: { isActive: false, alasan: reason, version },
      }),
    runBulk: runInBulk('nonaktif'),
    undo: undoBy('aktif'),
  },
  {
    name: 'aktif',
    right: 'peserta.update',
    isBulk: true,
    disabledReason: ({ isActive }) =>
      isActive ? { messageKey: 'resources.peserta.action.aktif.already' } : undefined,
    run: ({ id, version }, { call }) =>
      call(pesertaCalls.setActive, { params: { id }, body: { isActive: true, version } }),
    runBulk: runInBulk('aktif'),
    // Undo restores the reason that each record had.
    undo: async (records, { call }) => {
      for (const { id, alasanNonaktif } of records) {
        await call(pesertaCalls.setActive, {
          params: { id },
          body: { isActive: false, alasan: alasanNonaktif },
        });
      }
    },
  },
];

/** Restores a deleted participant; offered only where deleted participants are visible. */
export const restoreAction: ActionSpec<Peserta> = {
  name: 'pulihkan',
  right: 'peserta.delete',
  icon: createElement(RestoreIcon),
  run: ({ id }, { call }) => call(pesertaCalls.restore, { params: { id } }),
  undo: undoBy('hapus'),
};

export const pesertaRemoval: ResourceSpec<Peserta>['deletion'] = {
  runBulk: runInBulk('hapus'),
  undo: undoBy('pulihkan'),
};
