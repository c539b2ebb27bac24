import { describe, expect, it } from 'vitest';
import { allColumns, fieldLabel } from '#contract/domains/import/columns/index.ts';
import { boosterFields, pesertaFields } from '#contract/domains/peserta/index.ts';
import { listFilters } from '#src/kit/list/filters/filters.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { formFields, resolveField, type ResourceField } from '#src/kit/resource/resourceField.ts';
import { resourceManifests } from '#src/resources/manifests.ts';
import { i18nProvider } from '#src/shell/i18nProvider.ts';

/** Whether a value that a module exports is the definition of a resource. */
const isDefinition = (value: unknown): value is ResourceSpec =>
  typeof value === 'object' &&
  value !== null &&
  'record' in value &&
  'paths' in value &&
  'rights' in value;

const textOf = (key: string): string => i18nProvider.translate(key, { _: '' });

/** Returns the keys of a field for which there is no text: its label, and the values of a choice. */
function missingTexts(field: ResourceField): string[] {
  const values =
    field.kind === 'select' || field.kind === 'set'
      ? (field.options ?? [])
          // A number, such as a year, says itself.
          .filter(option => !/^\d+$/.test(option))
          .map(option => `${field.messagePrefix}.${option}`)
      : [];
  return [field.label, ...values].filter(key => textOf(key) === '');
}

describe('what a screen shows of a field', () => {
  it.each(resourceManifests)('has a text in $name', async ({ load }) => {
    const definitions = Object.values(await load()).filter(isDefinition);
    const missing = definitions.flatMap(definition => {
      return [
        ...definition.columns.map(({ source }) => resolveField(definition, source)),
        ...listFilters(definition),
        ...formFields(definition),
      ].flatMap(missingTexts);
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('a field of an issue or of a change', () => {
  const ofPeople = [
    ...Object.keys(pesertaFields),
    'statusData',
    'smartCheckStatus',
    'smartCheckCatatan',
  ];
  const ofBoosters = Object.keys(boosterFields);
  const ofFiles = allColumns.map(({ field }) => field);

  it.each([...new Set([...ofFiles, ...ofPeople, ...ofBoosters])])(
    'has a label in the import: %s',
    field => {
      expect(fieldLabel(field)).not.toBe(field);
    },
  );

  it.each([
    ['peserta', ofPeople],
    ['pesertaOwn', ofPeople],
    ['booster', [...ofPeople, ...ofBoosters]],
    ['boosterOwn', [...ofPeople, ...ofBoosters]],
    ['boosterEksternal', [...ofPeople, ...ofBoosters]],
  ])('has a label on the page of a person: %s', (resource, fields) => {
    expect(fields.filter(field => textOf(`resources.${resource}.fields.${field}`) === '')).toEqual(
      [],
    );
  });
});
