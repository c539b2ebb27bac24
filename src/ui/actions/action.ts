import type { ReactNode } from 'react';
import type { Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { Session } from '#src/providers/session.ts';
import type {
  AnyRecord,
  ResourceSpec,
  DisabledReason,
  RunBulk,
  RunUndo,
} from '../resource/definition.ts';

/** An action on records: the built-in delete, or one that the resource definition declares. */
export interface Action {
  readonly name: string;
  readonly right: Permission | undefined;
  readonly icon?: ReactNode;
  /** Whether the effect is permanent; the button is then red. */
  readonly isDestructive: boolean;
  readonly isBulk: boolean;
  /** Message key prefixes, most specific first. */
  readonly messageKeys: readonly string[];
  readonly disabledReason: (record: AnyRecord, session: Session) => DisabledReason | undefined;
  /** Present when the user must enter a reason. */
  readonly reason?: { readonly maxLength: number };
  readonly run: (record: AnyRecord, reason: string | undefined) => Promise<unknown>;
  readonly runBulk?: (
    records: readonly AnyRecord[],
    reason: string | undefined,
  ) => ReturnType<RunBulk<AnyRecord>>;
  readonly undo?: (records: readonly AnyRecord[]) => ReturnType<RunUndo<AnyRecord>>;
}

/** Binds the optional bulk call and the undo call to the API client. */
const bindBulkAndUndo = (
  { runBulk, undo }: { runBulk?: RunBulk<AnyRecord>; undo?: RunUndo<AnyRecord> },
  call: Call,
): Pick<Action, 'runBulk' | 'undo'> => ({
  ...(runBulk ? { runBulk: (records, reason) => runBulk(records, { call, reason }) } : {}),
  ...(undo ? { undo: records => undo(records, { call }) } : {}),
});

/** The built-in delete action. */
const deleteAction = (definition: ResourceSpec, provider: AppDataProvider, call: Call): Action => ({
  name: 'delete',
  right: definition.rights.delete,
  isDestructive: true,
  isBulk: true,
  messageKeys: [`resources.${definition.name}.action.delete`, 'list.action.delete'],
  disabledReason: (record, session) =>
    definition.readOnlyReason?.(record, session) ?? definition.undeletableReason?.(record, session),
  run: record => provider.delete(definition.name, { id: record.id, previousData: record }),
  ...bindBulkAndUndo(definition.deletion ?? {}, call),
});

/** Returns every action of a resource, before filtering by permission. */
export function actionsOf(
  definition: ResourceSpec,
  provider: AppDataProvider,
  call: Call,
): Action[] {
  const { name } = definition;
  const custom = (definition.actions ?? []).map(
    ({
      name: actionName,
      right,
      icon,
      isDestructive: harm = false,
      isBulk: bulk = false,
      disabledReason: refuse,
      reason: reasonInput,
      run,
      ...more
    }): Action => ({
      name: actionName,
      right,
      icon,
      isDestructive: harm,
      isBulk: bulk,
      messageKeys: [`resources.${name}.action.${actionName}`],
      disabledReason: (record, session) => refuse?.(record, session),
      ...(reasonInput ? { reason: reasonInput } : {}),
      ...bindBulkAndUndo(more, call),
      run: (record, reason) =>
        run(record, {
          call,
          reason,
          update: data =>
            provider.update(name, {
              id: record.id,
              data: { ...record, ...data },
              previousData: record,
            }),
        }),
    }),
  );
  return definition.rights.delete ? [...custom, deleteAction(definition, provider, call)] : custom;
}
