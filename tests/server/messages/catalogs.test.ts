import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractTexts } from '#contract/core/messages/id/index.ts';
import { catalogs } from '#server/platform/messages/translator.ts';
import { serverTexts } from '#server/platform/messages/id/index.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the source text of a part of the repository, without its catalogs. */
const sourceOf = (part: 'contract' | 'server' | 'src'): string =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/^messages\/id\//.test(path))
    .map(path => readFileSync(join(root, part, path), 'utf8'))
    .join('\n');

/** Returns a function that tells whether a key occurs in a source, also as a template. */
function keysUsedIn(source: string): (key: string) => boolean {
  const literals = new Set(
    Array.from(source.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g), match => match[1]),
  );
  const templates = Array.from(
    source.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^`}]*\})*)`/g),
    match =>
      new RegExp(`^${(match[1] ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`),
  );
  return key => literals.has(key) || templates.some(template => template.test(key));
}

const placeholders = (text: string | undefined): string[] =>
  Array.from((text ?? '').matchAll(/%\{(\w+)/g), match => match[1] ?? '').sort();

describe('the catalogs', () => {
  it('have no key twice', () => {
    const contractKeys = new Set(Object.keys(contractTexts));
    expect(Object.keys(serverTexts).filter(key => contractKeys.has(key))).toEqual([]);
  });

  it('hold no text that is not used', () => {
    const contract = sourceOf('contract');
    const isUsedInContract = keysUsedIn(contract);
    const isUsed = keysUsedIn(`${contract}\n${sourceOf('server')}`);
    expect(Object.keys(contractTexts).filter(key => !isUsed(key))).toEqual([]);
    // A text that only the server uses is not sent to browsers.
    expect(Object.keys(contractTexts).filter(key => !isUsedInContract(key))).toEqual([]);
    const isNoun = (key: string) => key.startsWith('noun.');
    expect(Object.keys(serverTexts).filter(key => !isNoun(key) && !isUsed(key))).toEqual([]);
  });

  it('name only records that a handler reports as missing', () => {
    const server = sourceOf('server');
    const nouns = Object.keys(serverTexts).flatMap(key => /^noun\.(\w+)$/.exec(key)?.[1] ?? []);
    const isReported = (noun: string) =>
      server.includes(`notFound('${noun}')`) || server.includes(`noun: '${noun}'`);
    expect(nouns.filter(noun => !isReported(noun))).toEqual([]);
  });

  it('have the same keys and placeholders in every language', () => {
    const known = catalogs.id.texts;
    for (const { texts } of Object.values(catalogs)) {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(known).sort());
      for (const [key, text] of Object.entries(texts)) {
        expect([key, placeholders(text)]).toEqual([key, placeholders(known[key])]);
      }
    }
  });
});
