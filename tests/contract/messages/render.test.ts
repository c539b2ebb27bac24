import { describe, expect, it } from 'vitest';
import { indonesian } from '#contract/core/messages/id/index.ts';
import { messagesOf } from '#contract/core/messages/message.ts';
import { renderMessage, type Catalog, type Catalogs } from '#contract/core/messages/render.ts';

const texts = {
  'test.plain': 'Selesai',
  'test.named': '%{nama} dan %{nama} dari %{kota}',
  'test.formats': '%{hari:day}, %{hari:shortDay}, %{harga:rupiah}, %{jumlah:number}',
  'test.lists': '%{pilihan:or}; %{isi:list}; %{kalimat:sentences}.',
} as const;

const message = messagesOf<typeof texts>();
const id: Catalog = { texts, formats: indonesian.formats };
const en: Catalog = { ...id, texts: { ...texts, 'test.plain': 'Done' } };
const catalogs: Catalogs = { id, en };
const render = (found: ReturnType<typeof message>, locale = 'id') =>
  renderMessage(catalogs, locale, found).replace(/\u00a0/g, ' ');

describe('a message', () => {
  it('is rendered in the given locale', () => {
    expect(render(message('test.plain'))).toBe('Selesai');
    expect(render(message('test.plain'), 'en')).toBe('Done');
  });

  it.each(['fr', '', 'constructor'])('is rendered in Indonesian for the locale "%s"', locale => {
    expect(render(message('test.plain'), locale)).toBe('Selesai');
  });

  it('fills every placeholder, also with other messages', () => {
    const done = message('test.plain');
    expect(render(message('test.named', { nama: done, kota: 7 }))).toBe(
      'Selesai dan Selesai dari 7',
    );
    expect(render(message('test.named', { nama: done, kota: 'Bandung' }), 'en')).toBe(
      'Done dan Done dari Bandung',
    );
  });

  it('formats days, amounts, numbers and lists', () => {
    const params = { hari: '2026-08-03', harga: 117_910, jumlah: 12_345 };
    expect(render(message('test.formats', params))).toBe(
      '03 Agustus 2026, 03-Agu-2026, Rp 117.910, 12.345',
    );
    const lists = { pilihan: ['.pdf', '.jpg'], isi: ['a', 'b'], kalimat: ['Satu', 'Dua'] };
    expect(render(message('test.lists', lists))).toBe('.pdf atau .jpg; a, b; Satu. Dua.');
  });

  it('keeps a placeholder without value and a day that is none', () => {
    expect(render({ key: 'test.named', params: { nama: 'Siti' } })).toBe(
      'Siti dan Siti dari %{kota}',
    );
    const params = { hari: 'besok', harga: 0, jumlah: 0 };
    expect(render(message('test.formats', params))).toMatch(/^besok, besok, /);
  });

  it.each(['Tanpa katalog', 'toString'])('shows the key "%s" when it has no text', key => {
    expect(renderMessage(catalogs, 'id', { key })).toBe(key);
  });
});

describe('creating a message', () => {
  it('compiles only with a known key and exactly its parameters', () => {
    const attempts = [
      // @ts-expect-error: the key is not in the catalog
      () => message('test.unknown'),
      // @ts-expect-error: a parameter is missing
      () => message('test.named', { nama: 'Siti' }),
      // @ts-expect-error: the text has no placeholder
      () => message('test.plain', { nama: 'Siti' }),
      // @ts-expect-error: an amount is a number
      () => message('test.formats', { hari: '2026-08-03', harga: '10', jumlah: 1 }),
    ];
    expect(attempts).toHaveLength(4);
  });
});
