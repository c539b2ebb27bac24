import { describe, expect, it } from 'vitest';
import { coreMessages } from '#src/i18n/id/core.ts';
import { resourceMessages } from '#src/i18n/id/resourceMessages.ts';
import { allPeserta } from '#src/resources/peserta/definition.ts';
import { definition as application } from '#src/resources/application/definition.ts';
import { definition as bhbu } from '#src/resources/bhbu/definition.ts';
import { externalBoosters, programmeBoosters } from '#src/resources/booster/definition.ts';
import { definition as faskes } from '#src/resources/faskes/definition.ts';
import * as product from '#src/resources/product/definition.ts';
import { definition as role } from '#src/resources/role/definition.ts';
import * as service from '#src/resources/service/definition.ts';
import * as user from '#src/resources/user/definition.ts';
import type { ResourceSpec } from '#src/ui/resource/definition.ts';

const definitions: readonly ResourceSpec[] = [
  allPeserta,
  programmeBoosters,
  externalBoosters,
  application,
  bhbu,
  faskes,
  product.definition,
  product.createDefinition,
  role,
  service.definition,
  service.createDefinition,
  user.definition,
  user.createDefinition,
];

interface MessageTree {
  readonly [key: string]: string | MessageTree | undefined;
}

const messageTrees = [
  resourceMessages,
  coreMessages.resources,
] as unknown as readonly MessageTree[];

const hasMessage = (...path: readonly string[]): boolean =>
  messageTrees.some(
    messages =>
      typeof path.reduce<unknown>(
        (tree, key) => (tree as MessageTree | undefined)?.[key],
        messages,
      ) === 'string',
  );

// These keys are built from the definition at run time, so the compiler cannot check them.
describe.each(definitions)('the definition of $name', ({ name, form = [], fields = {} }) => {
  it('has a message for the title of every form section', () => {
    const titles = form.flatMap(({ title }) => (title === undefined ? [] : [title]));
    const missing = titles.filter(title => !hasMessage(name, 'section', title));
    expect(missing).toEqual([]);
  });

  it('has a label for every field of the form', () => {
    const sources = form.flatMap(section => section.fields ?? []);
    const missing = sources.filter(
      source => fields[source]?.label === undefined && !hasMessage(name, 'fields', source),
    );
    expect(missing).toEqual([]);
  });
});
