import { recordPath } from '#contract/record-pages.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { endSessionsOfBhbu } from '#server/platform/auth/session.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { defineLifecycle, tableRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';

const records = tableRecords(bhbu);

/** Lifecycle of companies: deactivation ends the sessions of their accounts. */
export const bhbuLifecycle = defineLifecycle({
  resource: 'bhbu',
  states: bhbuStates,
  ...records,
  labelOf: ({ namaBHBU }) => namaBHBU,
  save: (ctx, row, status, values) =>
    records.save(ctx, row, status, { ...values, isActive: status === 'AKTIF' }),
  wrongState({ namaBHBU: name, status }, event) {
    if (event === 'activate') return message('bhbu.notInactive', { nama: name });
    if (event === 'deactivate') return message('bhbu.notActive', { nama: name });
    return message('bhbu.decided', { nama: name, keadaan: message(`bhbu.state.${status}`) });
  },
  missingReason: message('bhbu.reasonMissing'),
  guards: {},
  effects: {
    deactivate: ({ db, now }, { before }) => endSessionsOfBhbu(db, before.id, now),
  },
  linkOf: ({ id }) => recordPath('application', id),
  ownersOf: ({ id }) => ({ bhbuId: id }),
});
