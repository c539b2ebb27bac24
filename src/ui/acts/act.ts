import type { ReactNode } from 'react';
import type { Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { Session } from '#src/providers/session.ts';
import type { AnyRecord, Definition, Refusal, Together, Undo } from '../resource/definition.ts';

/** An action on records: the built-in delete, or one that the resource definition declares. */
export interface Act {
  readonly name: string;
  readonly right: Permission | undefined;
  readonly icon?: ReactNode;
  /** Whether the effect is permanent; the button is then red. */
  readonly harm: boolean;
  readonly bulk: boolean;
  /** Message key prefixes, most specific first. */
  readonly words: readonly string[];
  readonly refuse: (record: AnyRecord, session: Session) => Refusal | undefined;
  /** Present when the user must enter a reason. */
  readonly reason?: { readonly maxLength: number };
  readonly run: (record: AnyRecord, reason: string | undefined) => Promise<unknown>;
  readonly together?: (
    records: readonly AnyRecord[],
    reason: string | undefined,
  ) => ReturnType<Together<AnyRecord>>;
  readonly undo?: (records: readonly AnyRecord[]) => ReturnType<Undo<AnyRecord>>;
}

/** Binds the optional bulk call and the undo call to the API client. */
const beyond = (
  { together, undo }: { together?: Together<AnyRecord>; undo?: Undo<AnyRecord> },
  call: Call,
): Pick<Act, 'together' | 'undo'> => ({
  ...(together ? { together: (records, reason) => together(records, { call, reason }) } : {}),
  ...(undo ? { undo: records => undo(records, { call }) } : {}),
});

/** The built-in delete action. */
const removal = (definition: Definition, provider: AppDataProvider, call: Call): Act => ({
  name: 'delete',
  right: definition.rights.delete,
  harm: true,
  bulk: true,
  words: [`resources.${definition.name}.act.delete`, 'list.act.delete'],
  refuse: (record, session) =>
    definition.locked?.(record, session) ?? definition.keep?.(record, session),
  run: record => provider.delete(definition.name, { id: record.id, previousData: record }),
  ...beyond(definition.removal ?? {}, call),
});

/** Returns every action of a resource, before filtering by permission. */
export function actsOf(definition: Definition, provider: AppDataProvider, call: Call): Act[] {
  const { name } = definition;
  const own = (definition.acts ?? []).map(
    ({
      name: act,
      right,
      icon,
      harm = false,
      bulk = false,
      refuse,
      reason: asked,
      run,
      ...more
    }): Act => ({
      name: act,
      right,
      icon,
      harm,
      bulk,
      words: [`resources.${name}.act.${act}`],
      refuse: (record, session) => refuse?.(record, session),
      ...(asked ? { reason: asked } : {}),
      ...beyond(more, call),
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
  return definition.rights.delete ? [...own, removal(definition, provider, call)] : own;
}
