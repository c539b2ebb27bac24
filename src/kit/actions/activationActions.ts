import type { Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { ActionSpec, AnyRecord } from '../resource/definition.ts';

type Activatable = AnyRecord & { readonly isActive: boolean; readonly version: number };

interface ActivationOptions<R extends Activatable> {
  /** The resource whose messages are used: `resources.<name>.action.nonaktif` and `.aktif`. */
  readonly resource: string;
  readonly right: Permission;
  /** Activates or deactivates a record; `version`, when given, is the optimistic lock. */
  readonly set: (
    call: Call,
    record: R,
    body: { isActive: boolean; version?: number; alasan?: string },
  ) => Promise<unknown>;
  /** Asks why a record is deactivated, up to so many characters. */
  readonly reason?: { readonly maxLength: number };
  /** Returns why the action is disabled for a record regardless of its active state. */
  readonly disabledReason?: ActionSpec<R>['disabledReason'];
}

/** Returns the deactivate and activate actions; undoing one runs the other. */
export function activationActions<R extends Activatable>(
  options: ActivationOptions<R>,
): readonly ActionSpec<R>[] {
  const toAction = (name: string, isActive: boolean): ActionSpec<R> => ({
    name,
    right: options.right,
    isBulk: true,
    disabledReason: (record, session) =>
      options.disabledReason?.(record, session) ??
      (record.isActive === isActive
        ? { messageKey: `resources.${options.resource}.action.${name}.already` }
        : undefined),
    ...(options.reason && !isActive ? { reason: options.reason } : {}),
    run: (record, { call, reason }) =>
      options.set(call, record, {
        isActive,
        version: record.version,
        ...(reason ? { alasan: reason } : {}),
      }),
    undo: async (records, { call }) => {
      for (const record of records) await options.set(call, record, { isActive: !isActive });
    },
  });
  return [toAction('nonaktif', false), toAction('aktif', true)];
}
