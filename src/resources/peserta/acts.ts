import type { Peserta } from '#contract/peserta/index.ts';
import { pesertaCalls } from '#contract/peserta/index.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { ActSpec, Definition, Together } from '#src/ui/resource/definition.ts';

type ManyAct = 'nonaktif' | 'aktif' | 'hapus' | 'pulihkan';

const idsOf = (records: readonly Peserta[]): number[] => records.map(({ id }) => id);

/** Runs an action on many participants in one call. */
const together =
  (act: ManyAct): Together<Peserta> =>
  (records, { call, reason }) =>
    call(pesertaCalls.many, { body: { ids: idsOf(records), act, alasan: reason } });

/** Undoes an action by running its opposite. @throws if it fails for any participant */
const takeBack =
  (act: ManyAct) =>
  async (records: readonly Peserta[], { call }: { call: Call }) => {
    const { failed } = await call(pesertaCalls.many, { body: { ids: idsOf(records), act } });
    if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason).join(' '));
  };

/** Actions on participants other than delete. */
export const acts: readonly ActSpec<Peserta>[] = [
  {
    name: 'nonaktif',
    right: 'peserta.update',
    bulk: true,
    reason: { maxLength: 200 },
    refuse: ({ isActive }) =>
      isActive ? undefined : { reason: 'resources.peserta.act.nonaktif.already' },
    run: ({ id, version }, { call, reason }) =>
      call(pesertaCalls.setActive, {
        params: { id },
        body: { isActive: false, alasan: reason, version },
      }),
    together: together('nonaktif'),
    undo: takeBack('aktif'),
  },
  {
    name: 'aktif',
    right: 'peserta.update',
    bulk: true,
    refuse: ({ isActive }) =>
      isActive ? { reason: 'resources.peserta.act.aktif.already' } : undefined,
    run: ({ id, version }, { call }) =>
      call(pesertaCalls.setActive, { params: { id }, body: { isActive: true, version } }),
    together: together('aktif'),
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
export const revival: ActSpec<Peserta> = {
  name: 'pulihkan',
  right: 'peserta.delete',
  run: ({ id }, { call }) => call(pesertaCalls.restore, { params: { id } }),
  undo: takeBack('hapus'),
};

export const removal: Definition<Peserta>['removal'] = {
  together: together('hapus'),
  undo: takeBack('pulihkan'),
};
