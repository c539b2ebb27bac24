import type { ReactNode } from 'react';
import type { Permission } from '#contract/policy.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { Session } from '#src/providers/session.ts';
import type { AnyRecord, Definition, Refusal } from '../resource/definition.ts';

/** Something that can be done to records: deleting, or what a definition says. */
export interface Act {
  readonly name: string;
  readonly right: Permission | undefined;
  readonly icon?: ReactNode;
  /** Takes something away for good. */
  readonly harm: boolean;
  readonly bulk: boolean;
  /** Keys of its words, the more particular one first. */
  readonly words: readonly string[];
  readonly refuse: (record: AnyRecord, session: Session) => Refusal | undefined;
  readonly run: (record: AnyRecord) => Promise<unknown>;
}

const removal = (definition: Definition, provider: AppDataProvider): Act => ({
  name: 'delete',
  right: definition.rights.delete,
  harm: true,
  bulk: true,
  words: [`resources.${definition.name}.act.delete`, 'list.act.delete'],
  refuse: (record, session) =>
    definition.locked?.(record, session) ?? definition.keep?.(record, session),
  run: record => provider.delete(definition.name, { id: record.id, previousData: record }),
});

/** All that can be done to records of a resource, whoever asks. */
export function actsOf(definition: Definition, provider: AppDataProvider): Act[] {
  const { name } = definition;
  const own = (definition.acts ?? []).map(
    ({ name: act, right, icon, harm = false, bulk = false, refuse, run }): Act => ({
      name: act,
      right,
      icon,
      harm,
      bulk,
      words: [`resources.${name}.act.${act}`],
      refuse: (record, session) => refuse?.(record, session),
      run: record =>
        run(record, {
          update: data =>
            provider.update(name, {
              id: record.id,
              data: { ...record, ...data },
              previousData: record,
            }),
        }),
    }),
  );
  return definition.rights.delete ? [...own, removal(definition, provider)] : own;
}
