import { userCalls, type Account } from '#contract/domains/user.ts';
import { activationActions } from '#src/kit/actions/activationActions.ts';
import type { ActionSpec, ResourceSpec, DisabledReason } from '#src/kit/resource/definition.ts';
import type { Session } from '#src/providers/session.ts';

type DisabledReasonOf = (record: Account, session: Session) => DisabledReason | undefined;

/** Actions on accounts other than delete. */
export const userActions = (lockedReason: DisabledReasonOf): readonly ActionSpec<Account>[] => [
  ...activationActions<Account>({
    resource: 'user',
    right: 'user.update',
    reason: { maxLength: 500 },
    disabledReason: lockedReason,
    set: (call, { id }, body) => call(userCalls.setActive, { params: { id }, body }),
  }),
  {
    name: 'akhiriSesi',
    right: 'user.update',
    isDestructive: true,
    disabledReason: lockedReason,
    run: ({ id }, { call }) => call(userCalls.endSessions, { params: { id } }),
  },
  {
    name: 'hapusFaktor',
    right: 'user.update',
    isDestructive: true,
    disabledReason: (record, session) =>
      lockedReason(record, session) ??
      (record.faktorKedua ? undefined : { messageKey: 'resources.user.action.hapusFaktor.none' }),
    run: ({ id }, { call }) => call(userCalls.removeFactor, { params: { id } }),
  },
];

export const userRemoval: ResourceSpec<Account>['deletion'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(userCalls.restore, { params: { id } });
  },
};
