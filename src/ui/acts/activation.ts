import type { Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { ActSpec, AnyRecord } from '../resource/definition.ts';

type Switched = AnyRecord & { readonly isActive: boolean; readonly version: number };

interface Activation<R extends Switched> {
  /** The resource whose messages are used: `resources.<name>.action.nonaktif` and `.aktif`. */
  readonly name: string;
  readonly right: Permission;
  /** Activates or deactivates a record; `version`, when given, is the optimistic lock. */
  readonly set: (
    call: Call,
    record: R,
    body: { isActive: boolean; version?: number },
  ) => Promise<unknown>;
  /** Returns why the action is disabled for a record regardless of its active state. */
  readonly refuse?: ActSpec<R>['refuse'];
}

/** Returns the deactivate and activate actions; undoing one runs the other. */
export function activation<R extends Switched>(how: Activation<R>): readonly ActSpec<R>[] {
  const act = (name: string, isActive: boolean): ActSpec<R> => ({
    name,
    right: how.right,
    bulk: true,
    refuse: (record, session) =>
      how.refuse?.(record, session) ??
      (record.isActive === isActive
        ? { reason: `resources.${how.name}.act.${name}.already` }
        : undefined),
    run: (record, { call }) => how.set(call, record, { isActive, version: record.version }),
    undo: async (records, { call }) => {
      for (const record of records) await how.set(call, record, { isActive: !isActive });
    },
  });
  return [act('nonaktif', false), act('aktif', true)];
}
