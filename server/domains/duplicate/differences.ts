import {
  mergeGroupNames,
  mergeGroups,
  type MergeChoices,
  type MergeGroup,
  type Side,
} from '#contract/domains/duplicate/index.ts';
import type { Person } from '#server/domains/peserta/index.ts';

type PersonField = keyof Person;

const fieldsOf = (group: MergeGroup): readonly PersonField[] => mergeGroups[group];

/** Returns the groups of fields in which two persons differ; an empty text is no value. */
export const differingGroups = (one: Person, other: Person): MergeGroup[] =>
  mergeGroupNames.filter(group =>
    fieldsOf(group).some(field => (one[field] || null) !== (other[field] || null)),
  );

/** Joins two persons: each group of fields comes from the chosen side, else from the one that stays. */
export function joinPersons(
  people: Readonly<Record<Side, Person>>,
  stays: Side,
  choices: MergeChoices,
): Person {
  const joined = { ...people[stays] };
  for (const group of mergeGroupNames) {
    const from = people[choices[group] ?? stays];
    Object.assign(joined, Object.fromEntries(fieldsOf(group).map(field => [field, from[field]])));
  }
  return joined;
}
