import { userCalls, type Account } from '#contract/user.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { Session } from '#src/providers/session.ts';
import type { ActSpec, Definition, Refusal } from '#src/ui/resource/definition.ts';

type Locked = (record: Account, session: Session) => Refusal | undefined;

/** Disables or enables those to whom the opposite was done. */
const turn =
  (isActive: boolean) =>
  async (records: readonly Account[], { call }: { call: Call }): Promise<void> => {
    for (const { id } of records) {
      await call(userCalls.setActive, { params: { id }, body: { isActive } });
    }
  };

const act = (name: string, isActive: boolean, locked: Locked): ActSpec<Account> => ({
  name,
  right: 'user.update',
  bulk: true,
  refuse: (record, session) =>
    locked(record, session) ??
    (record.isActive === isActive ? { reason: `resources.user.act.${name}.already` } : undefined),
  run: ({ id, version }, { call }) =>
    call(userCalls.setActive, { params: { id }, body: { isActive, version } }),
  undo: turn(!isActive),
});

/** What can be done to accounts beyond opening and deleting. */
export const acts = (locked: Locked): readonly ActSpec<Account>[] => [
  act('nonaktif', false, locked),
  act('aktif', true, locked),
];

/** Deleted accounts can be brought back. */
export const removal: Definition<Account>['removal'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(userCalls.restore, { params: { id } });
  },
};
