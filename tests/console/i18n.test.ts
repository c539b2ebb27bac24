import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import english from 'ra-language-english';
import {
  boosterFilterNames,
  boosterFilterValues,
  filterNames,
  filterValues,
} from '#server/peserta/filter-words.ts';
import { core } from '#src/i18n/id/core.ts';
import { resources } from '#src/i18n/id/index.ts';
import { signIn } from '#src/i18n/id/signIn.ts';
import { createI18nProvider } from '#src/i18n/index.ts';
import { addWords } from '#src/i18n/later.ts';
import { screens } from '#src/screens.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Flattens a message tree into texts by dotted key. */
const flat = (tree: Tree, prefix = ''): Record<string, string> =>
  Object.entries(tree).reduce<Record<string, string>>(
    (all, [key, value]) =>
      Object.assign(
        all,
        typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
      ),
    {},
  );

const placeholders = (text: string) =>
  new Set([...text.matchAll(/%\{(.*?)\}/g)].map(([, name]) => name ?? ''));

const early = flat(core);
const all = { ...early, ...flat({ resources }) };
const theirs = flat({ ra: english.ra as unknown as Tree });
const ours = Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('ra.')));

/** Keys whose text is the same in English and Indonesian. */
const same = new Set([
  'ra.boolean.null', // an empty text
  'ra.page.edit', // placeholders only
  'ra.page.show',
  'ra.page.list',
  'ra.auth.email', // the same word in Indonesian
]);

describe('messages of react-admin', () => {
  it('have the same keys as the English package', () => {
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
    expect(Object.keys(theirs)).toHaveLength(164);
  });

  it('keep their placeholders', () => {
    const broken = Object.entries(theirs).filter(([key, text]) => {
      // The Indonesian text is compared with the English plural form.
      const wanted = placeholders(text.split('||||').at(-1) ?? '');
      const got = placeholders(ours[key] ?? '');
      if (!wanted.has('smart_count')) got.delete('smart_count');
      return [...got].sort().join() !== [...wanted].sort().join();
    });
    expect(broken).toEqual([]);
  });

  it('are translated', () => {
    const untranslated = Object.keys(theirs).filter(
      key => !same.has(key) && ours[key] === theirs[key],
    );
    expect(untranslated).toEqual([]);
    expect([...same].filter(key => ours[key] !== theirs[key])).toEqual([]);
  });
});

describe('every message', () => {
  it('has one form, because Indonesian has no plural forms', () => {
    expect(Object.entries(all).filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it('is neither empty nor padded with spaces', () => {
    const odd = Object.entries(all).filter(
      ([key, text]) => key !== 'ra.boolean.null' && (text === '' || text !== text.trim()),
    );
    expect(odd).toEqual([]);
  });

  it("writes 'Anda' with a capital, except in the text fixed by the specification", () => {
    const small = Object.entries(all).filter(([, text]) => /\banda\b/.test(text));
    expect(small.map(([key]) => key)).toEqual(['app.logout.question']);
  });
});

describe('messages of screens', () => {
  const root = join(import.meta.dirname, '../../src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('i18n'),
  );
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  /** The folder with the `index.ts` that loads a file; empty for files outside such a folder. */
  const doorOf = (file: string): string => {
    const folder = /^(?:resources\/\w+|dashboard)/.exec(file)?.[0] ?? '';
    return existsSync(join(root, folder, 'index.ts')) ? folder : '';
  };
  const broughtBy = (door: string): string[] =>
    [...read(`${door}/index.ts`).matchAll(/#src\/i18n\/id\/(\w+)\.ts/g)].map(
      ([, area]) => area ?? '',
    );

  it('are registered by the index.ts of the folder that uses them', () => {
    const missing = sources.flatMap(file => {
      const door = doorOf(file);
      if (door === '' && file.startsWith('resources/')) return [];
      const brought = door === '' ? [] : broughtBy(door);
      if (brought.includes('index')) return [];
      return [...read(file).matchAll(/['"`](resources\.(\w+)\.[\w.]+)/g)]
        .filter(
          ([, key = '', area = '']) =>
            !(key in early) && area in resources && !brought.includes(area),
        )
        .map(([, key]) => `${file}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it('include the title of every screen in the initial bundle', () => {
    const unnamed = screens.filter(({ title }) => !(title in early)).map(({ path }) => path);
    expect(unnamed).toEqual([]);
  });

  it('are available after they are registered', () => {
    const { translate } = createI18nProvider();
    const key = 'resources.impor.page.tab';
    expect(translate(key, { _: 'nothing yet' })).toBe('nothing yet');
    addWords({ resources: { impor: resources.impor } });
    expect(translate(key, { name: 'Peserta.xlsx' })).toBe('Unggahan Peserta.xlsx');
  });
});

it('the texts fixed by the specification are unchanged', () => {
  expect(all).toMatchObject({
    'app.name': 'Portal Vaksin',
    'app.logout.question': 'Apakah anda yakin akan keluar?',
    'app.session.title': 'Session Expired',
    'app.session.text': 'Anda akan dikembalikan ke halaman login',
    'app.denied.title': 'Akses ditolak',
    'app.not_found.action': 'Go Home',
    'app.down.title': 'Sorry, the server is down.',
    'common.act.close': 'Close',
    'form.errors.system': 'Terjadi Kesalahan Sistem',
    'list.filter.all': 'ALL',
  });
  expect(signIn).toMatchObject({
    required: 'This field is required',
    register: 'Registrasi BHBU Baru',
    close: 'Close',
    captcha: { title: 'Validasi', text: 'Klik Captcha' },
    expired: { title: all['app.session.title'], text: all['app.session.text'] },
  });
});

describe('the i18n provider', () => {
  const { translate, getLocale, getLocales } = createI18nProvider();

  it('uses Indonesian', () => {
    expect(getLocale()).toBe('id');
    expect(getLocales?.()).toEqual([{ locale: 'id', name: 'Bahasa Indonesia' }]);
    expect(translate('ra.action.save')).toBe('Simpan');
    expect(translate('resources.role.fields.peranDasar')).toBe('Peran dasar');
  });

  it.each([1, 50, 1284])('translates the count %d without plural forms', smart_count => {
    const written = { 1: '1', 50: '50', 1284: '1.284' }[smart_count] ?? '';
    expect(translate('ra.action.bulk_actions', { smart_count })).toBe(`${written} dipilih`);
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
  const { booster, peserta, riwayat } = resources as unknown as Record<string, Tree>;
  /** The filters that lists offer under a field of their own. */
  const offered = Object.entries(filterNames).filter(
    ([field]) => !['q', 'id', 'vaccinationType', 'isVoucher', 'isEligible'].includes(field),
  );

  it('have the names that the lists show', () => {
    expect(peserta?.['fields']).toMatchObject(Object.fromEntries(offered));
    expect(booster?.['fields']).toMatchObject({
      ...boosterFilterNames,
      isEligible: filterNames.isEligible,
    });
    expect(riwayat?.['fields']).toMatchObject({
      vaccinationType: filterNames.vaccinationType,
      isVoucher: filterNames.isVoucher,
    });
  });

  it('have the values that the lists show', () => {
    const { vaccinationType, isEligible, isVoucher, ...regular } = filterValues;
    expect(peserta).toMatchObject(regular);
    expect(booster).toMatchObject({ isEligible });
    expect(riwayat).toMatchObject({ vaccinationType });
    expect(Object.keys(isVoucher)).toEqual(['true', 'false']);
    const { BELUM, SELESAI } = boosterFilterValues.statusVaksinasi;
    expect(booster?.['statusVaksinasi']).toMatchObject({ BELUM, SELESAI });
  });
});
