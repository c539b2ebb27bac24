import type { ComponentType, ReactNode } from 'react';
import { text } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import type { Permission, Role } from '#contract/policy.ts';
import type { TwoPersonAction } from '#contract/two-person-actions.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { Session } from '#src/providers/session.ts';
import { lifecycleActions } from '../lifecycle/lifecycleActions.ts';
import type {
  ActionSpec,
  AnyRecord,
  FieldSpec,
  ResourceSpec,
  DisabledReason,
  RunBulk,
  RunUndo,
} from '../resource/definition.ts';

/** An action on records: the built-in delete, or one that the resource definition declares. */
export interface Action {
  readonly name: string;
  readonly right: Permission | undefined;
  /** Limits the action to these roles. */
  readonly roles?: readonly Role[] | undefined;
  readonly icon?: ReactNode;
  /** Whether the effect is permanent; the button is then red. */
  readonly isDestructive: boolean;
  readonly isBulk: boolean;
  /** Further resources that the action changes. */
  readonly invalidates?: readonly string[] | undefined;
  /** Message key prefixes, most specific first. */
  readonly messageKeys: readonly string[];
  /** The decision of two persons that the action makes. */
  readonly decision?: TwoPersonAction | undefined;
  readonly disabledReason: (record: AnyRecord, session: Session) => DisabledReason | undefined;
  /** What the user should know before confirming the action on one record. */
  readonly Warning?: ComponentType<{ record: AnyRecord }> | undefined;
  /** Present when the action asks for input. */
  readonly form?: ActionForm;
  readonly run: (record: AnyRecord, input: ActionInput) => Promise<unknown>;
  readonly runBulk?: (
    records: readonly AnyRecord[],
    input: ActionInput,
  ) => ReturnType<RunBulk<AnyRecord>>;
  readonly undo?: (records: readonly AnyRecord[]) => ReturnType<RunUndo<AnyRecord>>;
}

/** The input an action asks for. */
interface ActionForm {
  readonly schema: z.ZodObject;
  readonly fields: Readonly<Record<string, FieldSpec<AnyRecord>>>;
}

/** The parsed input of an action; empty when it asks for none. */
export type ActionInput = Readonly<Record<string, unknown>>;

/** Returns the reason in the input of an action that asks for one. */
const reasonIn = ({ alasan }: ActionInput): string | undefined =>
  typeof alasan === 'string' ? alasan : undefined;

/** Returns the form of an action; a reason is a form with one field. */
function actionForm(
  resource: string,
  { name, schema, fields = {}, reason }: ActionSpec<AnyRecord>,
): ActionForm | undefined {
  if (schema) return { schema, fields };
  return (
    reason && {
      schema: z.strictObject({ alasan: text(1, reason.maxLength) }),
      fields: {
        alasan: { kind: 'multiline', label: `resources.${resource}.action.${name}.reason` },
      },
    }
  );
}

/** Binds the optional bulk call and the undo call to the API client. */
const bindBulkAndUndo = (
  { runBulk, undo }: { runBulk?: RunBulk<AnyRecord>; undo?: RunUndo<AnyRecord> },
  call: Call,
): Pick<Action, 'runBulk' | 'undo'> => ({
  ...(runBulk
    ? { runBulk: (records, input) => runBulk(records, { call, input, reason: reasonIn(input) }) }
    : {}),
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
  const custom = [...lifecycleActions(definition), ...(definition.actions ?? [])].map(
    (spec): Action => ({
      name: spec.name,
      right: spec.right,
      roles: spec.roles,
      icon: spec.icon,
      isDestructive: spec.isDestructive ?? false,
      isBulk: spec.isBulk ?? false,
      invalidates: spec.invalidates,
      decision: spec.decision,
      messageKeys: [`resources.${name}.action.${spec.name}`],
      disabledReason: (record, session) => spec.disabledReason?.(record, session),
      Warning: spec.Warning,
      form: actionForm(name, spec),
      ...bindBulkAndUndo(spec, call),
      run: (record, input) =>
        spec.run(record, {
          call,
          input,
          reason: reasonIn(input),
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
