import { expect, it } from 'vitest';
import { screeningQuestionnaires } from '#contract/domains/vaksinasi/screening.ts';
import { lookupLists } from '#server/domains/lookup/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import type { Call } from '#src/providers/api/http.ts';
import { createLookup } from '#src/providers/data/lookup.ts';

it('countries have their English names, sorted by them', async () => {
  const lookup = createLookup((() => Promise.resolve(lookupLists.negara)) as unknown as Call);
  const countries = await lookup('negara');
  expect(countries).toHaveLength(lookupLists.negara.length);
  expect(countries.find(({ id }) => id === 'DE')?.name).toBe('Germany');
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it('categories have their English names, in their order', async () => {
  const lookup = createLookup((() => Promise.resolve(lookupLists.kategori)) as unknown as Call);
  const names = (await lookup('kategori')).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Employee', 'Family of an employee']);
  expect(names).toHaveLength(lookupLists.kategori.length);
});

it('the screening questions and their advice are in English', () => {
  const [questionnaire] = screeningQuestionnaires;
  const texts = questionnaire?.questions.map(({ text, advice }) =>
    [text, advice].map(renderMessage),
  );
  expect(texts?.[0]).toEqual([
    'Body temperature of 37.5 °C or more?',
    'Postpone until the fever is gone',
  ]);
  expect(texts?.flat().every(text => !text.includes('vaksinasi.'))).toBe(true);
});
