import { orangKeduaCalls } from '#contract/domains/orang-kedua.ts';
import type { TwoPersonAction } from '#contract/two-person-actions.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import type { AnyRecord, DisabledReason, ResourceSpec } from '../resource/definition.ts';
import type { Action } from './action.ts';

/**
 * Returns why the user may not make a decision of two persons on a record, and who may; undefined when they may. Until
 * the server has answered it is not offered; when it cannot answer, the decision itself is refused or not.
 * @param resource whose changes change the answer
 * @param decision undefined when none is to be made
 */
export function useDecision(
  resource: string,
  decision: TwoPersonAction | undefined,
  id: number,
): DisabledReason | undefined {
  const t = useMessages();
  const { data, isPending } = useCall(
    resource,
    orangKeduaCalls.check,
    { params: { tindakan: decision ?? 'payment.verify', id } },
    { enabled: decision !== undefined },
  );
  if (decision === undefined) return undefined;
  if (isPending) return { messageKey: 'common.loading' };
  if (!data?.sebab) return undefined;
  const { pemutus } = data;
  const who =
    pemutus.length > 0
      ? t('common.secondPerson.names', { names: pemutus.join(', ') })
      : t('common.secondPerson.none');
  return { messageKey: 'common.secondPerson.refused', values: { who } };
}

/** Returns why an action on a record is not possible for the user, and undefined for one that is. */
export function useDisabledReason(
  { name }: ResourceSpec,
  actions: readonly Action[],
  record: AnyRecord,
): (action: Action) => DisabledReason | undefined {
  const session = useRequiredSession();
  // A state allows one decision at most.
  const decision = actions.find(one => one.decision && !one.disabledReason(record, session));
  const refusal = useDecision(name, decision?.decision, Number(record.id));
  return action =>
    action.disabledReason(record, session) ?? (action === decision ? refusal : undefined);
}
