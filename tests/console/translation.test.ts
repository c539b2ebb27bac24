import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractTexts as contractEnglish } from '#contract/core/messages/en/index.ts';
import { contractTexts as contractIndonesian } from '#contract/core/messages/id/index.ts';
import { serverTexts as serverEnglish } from '#server/platform/messages/en/index.ts';
import { serverTexts as serverIndonesian } from '#server/platform/messages/id/index.ts';
import { forbiddenWords, sameInBoth } from './translationWords.ts';

interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Texts = Readonly<Record<string, string>>;

const repository = join(import.meta.dirname, '../..');
const root = join(repository, 'src/i18n');

/** Files without messages, and `contract.ts`, whose texts are those of the contract. */
const otherFiles = new Set(['locale.ts', 'calendar.ts', 'fileTexts.ts', 'contract.ts']);

const flatten = (tree: TextTree, prefix: string): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : flatten(value, `${prefix}${key}.`),
  );

/** Reads the texts of the console in a language by file, name and key. */
async function readConsoleTexts(language: 'id' | 'en'): Promise<Texts> {
  const files = readdirSync(join(root, language), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !otherFiles.has(file),
  );
  const trees = await Promise.all(
    files.map(async file => {
      const path = join(root, language, file);
      const exported = (await import(/* @vite-ignore */ path)) as TextTree;
      return flatten(exported, `${file}: `);
    }),
  );
  return Object.fromEntries(trees.flat());
}

const [consoleIndonesian, consoleEnglish] = [
  await readConsoleTexts('id'),
  await readConsoleTexts('en'),
];

/** Files that export the Indonesian texts instead of a translation. */
const stubs = ['src/i18n', 'server/platform/messages', 'contract/core/messages'].flatMap(folder =>
  readdirSync(join(repository, folder, 'en'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => `${folder}/en/${file}`)
    .filter(path => /^export \{.*'\.\.\/id\//m.test(readFileSync(join(repository, path), 'utf8'))),
);

it('every file is translated, except that of mails', () => {
  expect(stubs).toEqual(['server/platform/messages/en/mail.ts']);
});

/** Mails are in Indonesian, because an address has no known language. */
const isMail = (key: string): boolean => key.startsWith('mail.');

/** The names of the placeholders; a form for several things need not repeat their number. */
const placeholders = (text: string): string =>
  [...new Set(Array.from(text.matchAll(/%\{(.*?)\}/g), ([, name]) => name))].sort().join();

const wordsOf = (text: string): string[] =>
  text
    // Names in capitals or quotation marks and addresses of websites may have Indonesian words.
    .replaceAll(/%\{.*?\}|https?:\/\/\S+|\b[A-Z]{2,}\b|“[^”]*”/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '');

describe.each([
  { part: 'console', indonesian: consoleIndonesian, english: consoleEnglish, hasPlurals: true },
  { part: 'server', indonesian: serverIndonesian, english: serverEnglish, hasPlurals: false },
  { part: 'contract', indonesian: contractIndonesian, english: contractEnglish, hasPlurals: false },
] satisfies { part: string; indonesian: Texts; english: Texts; hasPlurals: boolean }[])(
  'the English texts of the $part',
  ({
    indonesian,
    english,
    hasPlurals,
  }: {
    indonesian: Texts;
    english: Texts;
    hasPlurals: boolean;
  }) => {
    const entries = Object.entries(english);

    it('have the keys of the Indonesian ones', () => {
      expect(Object.keys(english).sort()).toEqual(Object.keys(indonesian).sort());
    });

    it('have their placeholders, in both forms of a count', () => {
      const different = entries.filter(([key, text]) =>
        text.split('||||').some(form => placeholders(form) !== placeholders(indonesian[key] ?? '')),
      );
      expect(different).toEqual([]);
    });

    it('have two forms where a count is named', () => {
      const wrong = entries.filter(([, text]) => {
        const forms = text.split(' |||| ').length;
        return forms > 2 || text.includes('||||') !== (forms === 2) || (forms === 2 && !hasPlurals);
      });
      expect(wrong).toEqual([]);
    });

    it('differ from them, except names and words that both languages have', () => {
      const untranslated = entries.filter(
        ([key, text]) =>
          text === indonesian[key] &&
          wordsOf(text).length > 0 &&
          !sameInBoth.has(text) &&
          !isMail(key),
      );
      expect(untranslated).toEqual([]);
    });

    it('have no Indonesian words', () => {
      const withIndonesian = entries.filter(
        ([key, text]) =>
          !sameInBoth.has(text) &&
          !isMail(key) &&
          wordsOf(text).some(word => forbiddenWords.has(word)),
      );
      expect(withIndonesian).toEqual([]);
    });

    it('are neither empty nor padded with spaces', () => {
      const malformed = entries.filter(([, text]) => text === '' || text.trim() !== text);
      expect(malformed.filter(([, text]) => text !== '\u2003')).toEqual([]);
    });
  },
);

/** Words that the texts do not use, because each thing has one name; with their exceptions. */
const otherNames: readonly {
  readonly word: RegExp;
  readonly say: string;
  readonly except?: RegExp;
}[] = [
  // A tax has a rate, and people search for services by either word.
  { word: /\btarif/i, say: 'harga', except: /^tax\.|\bsearch\.words\./ },
  // Force majeure is the term of the agreement, the general condition that of the national KIPI form.
  { word: /\bkeadaan(nya)?\b(?! (kahar|umum))/i, say: 'status' },
  // The word for the amount that an invoice charges, by which people also search for the document.
  {
    word: /\btagihan(nya)?\b/i,
    say: 'invoice',
    except: /\bfields\.nilaiTagihan$|\bsettlement\.due$|\bsearch\.words\./,
  },
  { word: /papan ketik|jalan pintas/i, say: 'pintasan keyboard' },
  { word: /\bkesudahan/i, say: 'kondisi akhir' },
  { word: /\bmasukkan lagi\b/i, say: 'batal lewati' },
  { word: /unggahan yang mengisi/i, say: 'asal data' },
  { word: /\bmanajer akun\b/i, say: 'account manager' },
  { word: /\bsaringan\b/i, say: 'filter' },
  { word: /\b(daftar|masing-masing|sebuah) BHBU\b/, say: 'perusahaan' },
];

it.each(otherNames)('the texts do not use $word, but say “$say”', ({ word, except }) => {
  const texts = { ...consoleIndonesian, ...serverIndonesian, ...contractIndonesian };
  const found = Object.entries(texts).filter(
    ([key, text]) => word.test(text.replaceAll(/%\{.*?\}/g, ' ')) && !except?.test(key),
  );
  expect(found).toEqual([]);
});

it('an article of an agreement is a clause in English', () => {
  const texts = { ...consoleEnglish, ...serverEnglish, ...contractEnglish };
  expect(Object.entries(texts).filter(([, text]) => /\barticles?\b/i.test(text))).toEqual([]);
});
