import { useTranslate } from 'react-admin';
import type { Definition, Refusal } from './definition.ts';
import type { Field } from './field.ts';

/** Messages of a resource, by keys built at run time. */
export interface Names {
  /** Translates `resources.<name>.<key>`. */
  readonly of: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The same, or undefined when the message does not exist. */
  readonly perhaps: (key: string) => string | undefined;
  /** The resource's noun as used within a sentence: 'peran'. */
  readonly noun: string;
  readonly label: (field: Pick<Field, 'label'>) => string;
  /** Translates any full key. */
  readonly any: (key: string) => string;
  readonly refusal: (refusal: Refusal) => string;
}

/** Returns the messages of a resource; fixed keys use `useMessages`. */
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
