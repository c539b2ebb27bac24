import { gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { formColumns, selectChoices } from '#server/platform/record/index.ts';
import { createList, type PageQuery } from '#server/platform/record/list.ts';
import type { Context } from '#server/platform/context.ts';
import { product } from '#server/platform/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase();
const vaccine = {
  tipe: 'VAKSIN_PRIMER',
  produsen: 'Bio',
  importir: 'Farma',
  noEUA: 'EUA',
  dosisPerVial: 1,
  vialPerBox: 1,
  volumeMl: 0.5,
  dosisPerOrang: 2,
  suhuMin: 2,
  suhuMax: 8,
  satuan: 'dosis',
  kelasPajak: 'PPN',
} as const;

beforeAll(async () => {
  await database.db.insert(product).values([
    { ...vaccine, kode: 'C', nama: 'ungu', dosisPerOrang: 1 },
    { ...vaccine, kode: 'A', nama: 'Merah' },
    { ...vaccine, kode: 'B', nama: 'biru', isActive: false },
    { ...vaccine, kode: 'D', nama: 'Hijau 100%', produsen: 'Lain' },
  ]);
});

interface ProductQuery extends PageQuery {
  readonly sortBy: 'kode' | 'nama';
  readonly isActive?: boolean | undefined;
  readonly dosis?: number | undefined;
}

const select = ({ db }: Pick<Context, 'db'>) => db.select().from(product).$dynamic();
const source = {
  id: product.id,
  select,
  complete: (_ctx: Context, rows: (typeof product.$inferSelect)[]) => rows.map(({ kode }) => kode),
  where: () => gt(product.id, 0),
};
const listOptions = {
  search: [product.nama, product.produsen],
  sort: { kode: product.kode, nama: product.nama },
};
const list = createList<ProductQuery, typeof product.$inferSelect, string>(source, {
  ...listOptions,
  filters: {
    isActive: product.isActive,
    dosis: dosis => gt(product.dosisPerOrang, dosis),
  },
});

const page = (query: Partial<ProductQuery>) =>
  list({ db: database.db } as unknown as Context, {
    query: { pageNumber: 1, pageSize: 10, sortBy: 'kode', sortOrder: 'asc', ...query },
  });

describe('createList', () => {
  it('returns a page in the given order with the total of all pages', async () => {
    expect(await page({ pageSize: 3 })).toMatchObject({
      data: ['A', 'B', 'C'],
      totalRecords: 4,
      nextPage: 2,
    });
    expect((await page({ pageSize: 3, pageNumber: 2 })).data).toEqual(['D']);
    expect((await page({ sortOrder: 'desc', pageSize: 1 })).data).toEqual(['D']);
  });

  it.each<[Partial<ProductQuery>, string[]]>([
    [{ q: 'R' }, ['A', 'B']],
    [{ q: 'lain' }, ['D']],
    [{ q: '0%' }, ['D']],
    [{ isActive: false }, ['B']],
    [{ dosis: 1 }, ['A', 'B', 'D']],
    [{ dosis: 1, isActive: true, q: 'bio' }, ['A']],
    [{ id: [] }, ['A', 'B', 'C', 'D']],
    [{ id: [999_999] }, []],
  ])('applies %j', async (query, codes) => {
    const { data, totalRecords } = await page(query);
    expect(data).toEqual(codes);
    expect(totalRecords).toBe(codes.length);
  });

  it('requires each sort key and filter of the call', () => {
    const { kode } = listOptions.sort;
    // @ts-expect-error: the sort key `nama` is missing
    createList<ProductQuery, unknown, unknown>(source, {
      ...listOptions,
      sort: { kode },
      filters: {},
    });
  });
});

describe('selectChoices', () => {
  const choices = async (query: Parameters<typeof selectChoices>[1], where = gt(product.id, 0)) =>
    (
      await selectChoices(select(database), query, {
        id: product.id,
        name: product.nama,
        offered: gt(product.dosisPerOrang, 1),
        where,
      })
    ).map(({ kode }) => kode);

  it('offers records by name, and returns those that are named by id in any case', async () => {
    expect(await choices({})).toEqual(['B', 'D', 'A']);
    expect(await choices({ q: 'E', limit: 1 })).toEqual(['A']);
    expect(await choices({ limit: 2 })).toEqual(['B', 'D']);
    const [first] = await database.db.select().from(product).orderBy(product.id).limit(1);
    expect(await choices({ id: [first?.id ?? 0] })).toEqual(['C']);
    expect(await choices({ id: [first?.id ?? 0] }, gt(product.dosisPerOrang, 1))).toEqual([]);
  });
});

describe('formColumns', () => {
  const fields = { nama: null, catatan: null, lat: null, aktif: null, version: null };

  it('turns empty values into null, keeps 0 and false, and leaves out the version', () => {
    const body = { nama: 'a', catatan: '', lat: 0, aktif: false, version: 3, lain: 1 };
    expect(formColumns(fields, body)).toEqual({ nama: 'a', catatan: null, lat: 0, aktif: false });
    expect(formColumns(fields, { nama: 'a' })).toEqual({
      nama: 'a',
      catatan: null,
      lat: null,
      aktif: null,
    });
  });
});
