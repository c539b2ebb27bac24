import { pksCalls } from '#contract/domains/pks/calls.ts';
import {
  pksEventInputs,
  pksStateInput,
  type Pks,
  type PksStateEvent,
} from '#contract/domains/pks/record.ts';
import type { AnyRecord, EventAction, FieldSpec } from '#src/kit/resource/definition.ts';

/** Returns the fields of an event; a reason that is asked alone has a question as its label. */
function fieldsOf(event: PksStateEvent): Readonly<Record<string, FieldSpec<AnyRecord>>> {
  const names = Object.keys(pksEventInputs[event].shape);
  const label =
    names.length === 1 ? `resources.pks.action.${event}.reason` : 'resources.pks.fields.alasan';
  return Object.fromEntries(names.map(name => [name, name === 'alasan' ? { label } : {}]));
}

/** An agreement moves its order on. */
const invalidates = ['order', 'dashboard'] as const;

/** Returns the action of an event that changes the state; it asks for what the contract says. */
const change = (
  event: PksStateEvent,
  action: Partial<EventAction<Pks>> = {},
): EventAction<Pks> => ({
  right: 'pks.changeState',
  invalidates,
  ...(Object.keys(pksEventInputs[event].shape).length > 0
    ? { schema: pksEventInputs[event], fields: fieldsOf(event) }
    : {}),
  run: ({ id, version }, { call, input }) =>
    call(pksCalls.changeState, {
      params: { id },
      body: pksStateInput.parse({ ...input, event, version }),
    }),
  ...action,
});

const verification =
  (isApproved: boolean): EventAction<Pks>['run'] =>
  ({ id, version }, { call, reason: alasan }) =>
    call(pksCalls.verify, { params: { id }, body: { disetujui: isApproved, alasan, version } });

/** The actions of an agreement by event; the state table says when and for whom. */
export const pksEvents: Readonly<Record<string, EventAction<Pks>>> = {
  issue: {
    right: 'pks.issue',
    invalidates,
    run: ({ idOrder, version }, { call }) =>
      call(pksCalls.generate, { body: { idOrder, version } }),
  },
  sendForSignature: change('sendForSignature'),
  verify: { right: 'pks.verify', invalidates, run: verification(true) },
  returnCopies: {
    right: 'pks.verify',
    invalidates,
    isDestructive: true,
    run: verification(false),
  },
  warn: change('warn', { isDestructive: true }),
  cure: change('cure', {
    disabledReason: ({ pihakPeringatan }, { role }) =>
      (role === 'BHBU') === (pihakPeringatan === 'PEMBELI')
        ? undefined
        : { messageKey: 'resources.pks.action.cure.other_party' },
  }),
  giveNotice: change('giveNotice', { isDestructive: true }),
  suspend: change('suspend', { isDestructive: true }),
  resume: change('resume'),
  terminate: change('terminate', { isDestructive: true }),
  cancel: change('cancel', { isDestructive: true }),
};
