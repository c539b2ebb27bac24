import type { Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { ActSpec, AnyRecord } from '../resource/definition.ts';

type Switched = AnyRecord & { readonly isActive: boolean; readonly version: number };

interface Activation<R extends Switched> {
  /** Where its words stand: `resources.<name>.act.nonaktif` and `.aktif`. */
  readonly name: string;
  readonly right: Permission;
  /** Sets a record aside or puts it back; over the version that was read, where that is said. */
  readonly set: (
    call: Call,
    record: R,
    body: { isActive: boolean; version?: number },
  ) => Promise<unknown>;
  /** Why it cannot be done to a record, whatever its state. */
  readonly refuse?: ActSpec<R>['refuse'];
}

/** Setting records aside and putting them back: each is how the other is taken back. */
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
