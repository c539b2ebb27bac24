import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import english from 'ra-language-english';
import {
  boosterFilterLabels,
  boosterFilterValueLabels,
  filterLabels,
  filterValueLabels,
} from '#server/domains/peserta/export/filter-labels.ts';
import { coreMessages } from '#src/i18n/id/core.ts';
import { resourceMessages } from '#src/i18n/id/resourceMessages.ts';
import { signIn } from '#src/i18n/id/signIn.ts';
import { createI18nProvider } from '#src/shell/i18nProvider.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { screens } from '#src/shell/screens.ts';

interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Flattens a message tree into texts by dotted key. */
const flatten = (tree: MessageTree, prefix = ''): Record<string, string> =>
  Object.entries(tree).reduce<Record<string, string>>(
    (all, [key, value]) =>
      Object.assign(
        all,
        typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
      ),
    {},
  );

const placeholders = (text: string) =>
  new Set([...text.matchAll(/%\{(.*?)\}/g)].map(([, name]) => name ?? ''));

const initialMessages = flatten(coreMessages);
const allMessages = { ...initialMessages, ...flatten({ resources: resourceMessages }) };
const englishMessages = flatten({ ra: english.ra as unknown as MessageTree });
const indonesianMessages = Object.fromEntries(
  Object.entries(allMessages).filter(([key]) => key.startsWith('ra.')),
);

/** Keys whose text is the same in English and Indonesian. */
const identicalKeys = new Set([
  'ra.boolean.null', // an empty text
  'ra.page.edit', // placeholders only
  'ra.page.show',
  'ra.page.list',
  'ra.auth.email', // the same word in Indonesian
]);

describe('messages of react-admin', () => {
  it('have the same keys as the English package', () => {
    expect(Object.keys(indonesianMessages).sort()).toEqual(Object.keys(englishMessages).sort());
    expect(Object.keys(englishMessages)).toHaveLength(164);
  });

  it('keep their placeholders', () => {
    const broken = Object.entries(englishMessages).filter(([key, text]) => {
      // The Indonesian text is compared with the English plural form.
      const expectedNames = placeholders(text.split('||||').at(-1) ?? '');
      const actualNames = placeholders(indonesianMessages[key] ?? '');
      if (!expectedNames.has('smart_count')) actualNames.delete('smart_count');
      return [...actualNames].sort().join() !== [...expectedNames].sort().join();
    });
    expect(broken).toEqual([]);
  });

  it('are translated', () => {
    const untranslated = Object.keys(englishMessages).filter(
      key => !identicalKeys.has(key) && indonesianMessages[key] === englishMessages[key],
    );
    expect(untranslated).toEqual([]);
    expect(
      [...identicalKeys].filter(key => indonesianMessages[key] !== englishMessages[key]),
    ).toEqual([]);
  });
});

describe('messages of resources', () => {
  it('have other keys than those of screens, which would hide them', () => {
    const keys = Object.keys(flatten({ resources: resourceMessages }));
    expect(keys.filter(key => key in initialMessages)).toEqual([]);
  });
});

describe('every message', () => {
  it('has one form, because Indonesian has no plural forms', () => {
    expect(Object.entries(allMessages).filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it('is neither empty nor padded with spaces', () => {
    const malformed = Object.entries(allMessages).filter(
      ([key, text]) => key !== 'ra.boolean.null' && (text === '' || text !== text.trim()),
    );
    expect(malformed).toEqual([]);
  });

  it("writes 'Anda' with a capital, except in the text fixed by the specification", () => {
    const lowercaseMatches = Object.entries(allMessages).filter(([, text]) =>
      /\banda\b/.test(text),
    );
    expect(lowercaseMatches.map(([key]) => key)).toEqual(['app.sign_out.question']);
  });
});

describe('messages of screens', () => {
  const root = join(import.meta.dirname, '../../src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('i18n'),
  );
  const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');
  /** The folder with the `index.ts` that loads a file; empty for files outside such a folder. */
  const entryFolder = (file: string): string => {
    const folder =
      /^(?:resources\/peserta\/riwayat|resources\/\w+|dashboard|shell\/(?:notification|palette)|print|kit\/note)/.exec(
        file,
      )?.[0] ?? '';
    return existsSync(join(root, folder, 'index.ts')) ? folder : '';
  };
  const initialKeys = Object.keys(initialMessages);
  /** Whether a key, or every key that begins so, is loaded at startup. */
  const isInitial = (key: string): boolean => initialKeys.some(one => one.startsWith(key));
  const areasIn = (file: string): string[] =>
    [...readSource(file).matchAll(/#texts\/(\w+)\.ts/g)].map(([, area]) => area ?? '');
  /** Returns the file that another one imports by a path. */
  const fileOf = (file: string, path: string): string =>
    path.startsWith('#src/') ? path.slice('#src/'.length) : join(dirname(file), path);
  /** Areas that a file registers itself, by importing a module that does nothing else. */
  const ownAreas = (file: string): string[] =>
    [...readSource(file).matchAll(/^import '((?:\.|#src\/)[\w./]+Messages\.ts)';$/gm)].flatMap(
      ([, path = '']) => areasIn(fileOf(file, path)),
    );

  it('are registered by the index.ts of the folder that uses them, or by the file itself', () => {
    const missing = sources.flatMap(file => {
      // The help panel opens over a screen, whose messages are registered by then.
      if (file.startsWith('shell/help/')) return [];
      const folderPath = entryFolder(file);
      if (folderPath === '' && file.startsWith('resources/')) return [];
      const indexFile = `${folderPath}/index.ts`;
      const registered = folderPath === '' ? [] : [...areasIn(indexFile), ...ownAreas(indexFile)];
      if (registered.includes('resourceMessages')) return [];
      return [...readSource(file).matchAll(/['"`](resources\.(\w+)\.[\w.]+)/g)]
        .filter(
          ([, key = '', area = '']) =>
            !isInitial(key) &&
            area in resourceMessages &&
            ![...registered, ...ownAreas(file)].includes(area),
        )
        .map(([, key]) => `${file}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  /** The files that a file imports: also those that it loads later, of its own folder. */
  const importsOf = (file: string, folderPath: string): string[] => {
    const code = readSource(file);
    const loadedLater = [...code.matchAll(/import\('([^']+)'\)/g)]
      .map(([, path = '']) => fileOf(file, path))
      .filter(path => path.startsWith(`${folderPath}/`));
    const statements = code.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)';/gm);
    return [...[...statements].map(([, path = '']) => fileOf(file, path)), ...loadedLater].filter(
      path => sources.includes(path),
    );
  };
  /** Everything that the index.ts of a folder brings to the screen. */
  const loadedBy = (folderPath: string): Set<string> => {
    const found = new Set([`${folderPath}/index.ts`]);
    for (const file of found) for (const next of importsOf(file, folderPath)) found.add(next);
    return found;
  };
  // These labels are of lists, whose own index.ts registers them.
  const listLinks = 'resources/peserta/list/importLinks.tsx';

  it('of another resource are registered by the folder that shows them', () => {
    const folders = new Set(sources.map(entryFolder).filter(one => one.startsWith('resources/')));
    const missing = [...folders].flatMap(folderPath => {
      const files = [...loadedBy(folderPath)];
      const registered = files
        .filter(file => readSource(file).includes('addMessages('))
        .flatMap(areasIn);
      if (registered.includes('resourceMessages')) return [];
      return files
        .filter(file => entryFolder(file) !== folderPath && file.startsWith('resources/'))
        .filter(file => file !== listLinks)
        .flatMap(file =>
          [...readSource(file).matchAll(/['"`](resources\.(\w+)\.[\w.]+)/g)]
            .filter(
              ([, key = '', area = '']) =>
                !isInitial(key) && area in resourceMessages && !registered.includes(area),
            )
            .map(([, key]) => `${folderPath} shows ${key} of ${file}`),
        );
    });
    expect(missing).toEqual([]);
  });

  it('include the title of every screen in the initial bundle', () => {
    const untitledPaths = screens
      .filter(({ title }) => !(title in initialMessages))
      .map(({ path }) => path);
    expect(untitledPaths).toEqual([]);
  });

  it('are available after they are registered', () => {
    const { translate } = createI18nProvider();
    const key = 'resources.import.page.tab';
    expect(translate(key, { _: 'nothing yet' })).toBe('nothing yet');
    addMessages({ resources: { import: resourceMessages.import } });
    expect(translate(key, { name: 'Peserta.xlsx' })).toBe('Unggahan Peserta.xlsx');
  });
});

it('the texts fixed by the specification are unchanged', () => {
  expect(allMessages).toMatchObject({
    'app.name': 'Portal Vaksin',
    'app.sign_out.question': 'Apakah anda yakin akan keluar?',
    'app.session.title': 'Session Expired',
    'app.session.text': 'Anda akan dikembalikan ke halaman login',
    'app.denied.title': 'Akses ditolak',
    'app.not_found.action': 'Go Home',
    'app.server_error.title': 'Sorry, the server is down.',
    'common.action.close': 'Close',
    'form.errors.system': 'Terjadi Kesalahan Sistem',
    'list.filter.all': 'ALL',
  });
  expect(signIn).toMatchObject({
    required: 'This field is required',
    register: 'Registrasi BHBU Baru',
    close: 'Close',
    captcha: { title: 'Validasi', text: 'Klik Captcha' },
    expired: { title: allMessages['app.session.title'], text: allMessages['app.session.text'] },
  });
});

describe('the i18n provider', () => {
  const { translate, getLocale } = createI18nProvider();

  it('uses Indonesian', () => {
    expect(getLocale()).toBe('id');
    expect(translate('ra.action.save')).toBe('Simpan');
    expect(translate('resources.role.base.FINANCE')).toBe('Keuangan');
  });

  it.each([1, 50, 1284])('translates the count %d without plural forms', smart_count => {
    const formatted = { 1: '1', 50: '50', 1284: '1.284' }[smart_count] ?? '';
    expect(translate('ra.action.bulk_actions', { smart_count })).toBe(`${formatted} dipilih`);
  });

  it('groups the thousands of counts only', () => {
    expect(
      translate('ra.navigation.page_range_info', {
        offsetBegin: 19991,
        offsetEnd: 20000,
        total: 1000000,
      }),
    ).toBe('19.991–20.000 dari 1.000.000');
    expect(translate('common.copied', { what: 20261121 })).toBe('20261121 disalin');
  });
});

describe('filter labels in exports', () => {
  const { booster, peserta, riwayat } = resourceMessages as unknown as Record<string, MessageTree>;
  /** The filters that lists offer under a separate field. */
  const fieldFilters = Object.entries(filterLabels).filter(
    ([field]) =>
      // The filter by account manager has one label for all lists.
      !['q', 'id', 'vaccinationType', 'isVoucher', 'isEligible', 'accountManagerId'].includes(
        field,
      ),
  );

  it('have the names that the lists show', () => {
    expect(peserta?.['fields']).toMatchObject(Object.fromEntries(fieldFilters));
    expect(booster?.['fields']).toMatchObject({
      ...boosterFilterLabels,
      isEligible: filterLabels.isEligible,
    });
    expect(riwayat?.['fields']).toMatchObject({
      vaccinationType: filterLabels.vaccinationType,
      isVoucher: filterLabels.isVoucher,
    });
  });

  it('have the values that the lists show', () => {
    const { vaccinationType, isEligible, isVoucher, ...regular } = filterValueLabels;
    expect(peserta).toMatchObject(regular);
    expect(booster).toMatchObject({ isEligible });
    expect(riwayat).toMatchObject({ vaccinationType });
    expect(Object.keys(isVoucher)).toEqual(['true', 'false']);
    const { BELUM, SELESAI } = boosterFilterValueLabels.statusVaksinasi;
    expect(booster?.['statusVaksinasi']).toMatchObject({ BELUM, SELESAI });
  });
});
