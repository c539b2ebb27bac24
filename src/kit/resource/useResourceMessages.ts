import { useTranslate } from 'react-admin';
import type { ResourceSpec, DisabledReason } from './definition.ts';
import type { ResourceField } from './resourceField.ts';

/** Messages of a resource, by keys built at run time. */
export interface ResourceMessages {
  /** Translates `resources.<name>.<key>`. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The same, or undefined when the message does not exist. */
  readonly tOptional: (key: string) => string | undefined;
  /** A number of records: '12 peserta'. */
  readonly count: (count: number) => string;
  /** The resource's noun as used within a sentence: 'peran'. */
  readonly noun: string;
  readonly label: (field: Pick<ResourceField, 'label'>) => string;
  /** Translates any full key. */
  readonly tKey: (key: string) => string;
  readonly disabledReason: (refusal: DisabledReason) => string;
}

/** Returns the messages of a resource; fixed keys use `useMessages`. */
export function useResourceMessages({ name }: ResourceSpec): ResourceMessages {
  const translate = useTranslate();
  const t: ResourceMessages['t'] = (key, values) => translate(`resources.${name}.${key}`, values);
  return {
    t,
    tOptional: key => translate(`resources.${name}.${key}`, { _: '' }) || undefined,
    count: count =>
      t('count', { smart_count: count, _: translate('list.count', { smart_count: count }) }),
    // Not every user of these messages needs the noun, and not every resource has one.
    get noun() {
      return t('noun');
    },
    label: ({ label }) => translate(label),
    tKey: key => translate(key),
    disabledReason: ({ messageKey, values, stateKey }) =>
      translate(messageKey, {
        ...values,
        ...(stateKey
          ? { _: translate('list.action.wrong_state', { state: translate(stateKey) }) }
          : {}),
      }),
  };
}
