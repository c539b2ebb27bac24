import { userCalls, type Account } from '#contract/user.ts';
import type { Session } from '#src/providers/session.ts';
import { activation } from '#src/ui/acts/activation.ts';
import type { ActSpec, Definition, Refusal } from '#src/ui/resource/definition.ts';

type Locked = (record: Account, session: Session) => Refusal | undefined;

/** Actions on accounts other than delete. */
export const acts = (locked: Locked): readonly ActSpec<Account>[] =>
  activation<Account>({
    name: 'user',
    right: 'user.update',
    refuse: locked,
    set: (call, { id }, body) => call(userCalls.setActive, { params: { id }, body }),
  });

export const removal: Definition<Account>['removal'] = {
  undo: async (records, { call }) => {
    for (const { id } of records) await call(userCalls.restore, { params: { id } });
  },
};
