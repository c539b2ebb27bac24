import { useTranslate } from 'react-admin';
import type { Definition, Refusal } from './definition.ts';
import type { Field } from './field.ts';

/** The words of a resource, by keys that are put together. */
export interface Names {
  /** `resources.<name>.<key>`. */
  readonly of: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The same, or undefined where the bundle has no such text. */
  readonly perhaps: (key: string) => string | undefined;
  /** The noun as it stands in a sentence: 'peran'. */
  readonly noun: string;
  readonly label: (field: Pick<Field, 'label'>) => string;
  /** Any key, put together or kept in a definition. */
  readonly any: (key: string) => string;
  readonly refusal: (refusal: Refusal) => string;
}

/** Words of a resource; for fixed keys there is `useWords`. */
export function useNames({ name }: Definition): Names {
  const translate = useTranslate();
  const of: Names['of'] = (key, values) => translate(`resources.${name}.${key}`, values);
  return {
    of,
    perhaps: key => translate(`resources.${name}.${key}`, { _: '' }) || undefined,
    noun: of('noun'),
    label: ({ label }) => translate(label),
    any: key => translate(key),
    refusal: ({ reason, values }) => translate(reason, values),
  };
}
