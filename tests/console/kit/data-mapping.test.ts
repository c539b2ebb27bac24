import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/core/endpoint.ts';
import { listQuery, page } from '#contract/core/list.ts';
import { role, roleCalls, roleInput } from '#contract/domains/role.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import { CallError } from '#src/providers/api/http.ts';
import { runForEach } from '#src/providers/data/runForEach.ts';
import { ifMatch, toBody, toListQuery } from '#src/providers/data/requestShape.ts';
import { formatValue } from '#src/kit/fields/formatValue.ts';
import { collectRows } from '#src/kit/export/collectRows.ts';
import {
  changedFields,
  initialFormValues,
  isRestorable,
  mergeForm,
  toFormValues,
  toInput,
} from '#src/kit/form/formValues.ts';
import { toFormErrors } from '#src/kit/form/formErrors.ts';
import {
  arrangeColumns,
  moveColumn,
  defaultColumnPreference,
} from '#src/kit/list/columns/columns.ts';
import { activeFilters, splitSecretValues } from '#src/kit/list/filters/filters.ts';
import { mayBeIdentityNumber } from '#src/kit/list/filters/identityNumber.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { resolveField, formFields } from '#src/kit/resource/resourceField.ts';
import { describeSchema } from '#src/kit/resource/schemaField.ts';

const input = z.strictObject({
  nama: z.string().trim().min(1).max(20),
  jumlah: z.int().min(1),
  harga: z.int().nullish().meta({ input: 'money' }),
  kota: z.string().optional().meta({ input: 'lookup:kabKota' }),
  aktif: z.boolean(),
  catatan: z.string().max(200).nullish().meta({ input: 'multiline' }),
  version: z.int().optional(),
});
const definition = defineResource({
  name: 'contoh',
  paths: { list: '/contoh', edit: '/contoh/:id' },
  rights: { read: 'role.read' },
  record: z.object({ id: z.int(), nik: z.string(), dibuat: z.iso.datetime() }),
  input,
  nameOf: ({ id }) => String(id),
  sort: { field: 'nama', order: 'ASC' },
  columns: [
    { source: 'nama' },
    { source: 'jumlah' },
    { source: 'nik', isHiddenByDefault: true },
    { source: 'dibuat' },
  ],
  filters: [{ source: 'aktif' }, { source: 'nik', kind: 'identity' }],
  card: { facts: [] },
  form: [{ fields: ['nama', 'jumlah', 'harga'] }, { fields: ['kota', 'aktif', 'catatan'] }],
});
const fields = formFields(definition);

describe('the facts of a schema field', () => {
  it.each([
    ['text', roleInput.shape.name],
    ['select', roleInput.shape.peranDasar],
    ['multiline', roleInput.shape.keterangan],
    ['boolean', role.shape.bawaan],
    ['number', role.shape.jumlahPengguna],
    ['instant', role.shape.modifiedAt],
    ['date', z.iso.date().nullish()],
    ['email', z.email().optional()],
    ['money', input.shape.harga],
    ['lookup', input.shape.kota],
    ['decimal', z.number().meta({ input: 'decimal' })],
    ['select', z.literal([1, 3])],
    ['set', z.array(z.enum(['A', 'B']))],
  ])('%s', (kind, schema) => {
    expect(describeSchema(schema).kind).toBe(kind);
  });

  it('include whether it is required, its empty value and its maximum length', () => {
    expect(describeSchema(input.shape.nama)).toMatchObject({ required: true, maxLength: 20 });
    expect(describeSchema(input.shape.harga)).toMatchObject({ required: false, emptyValue: null });
    expect(describeSchema(input.shape.kota)).toMatchObject({
      emptyValue: undefined,
      lookup: 'kabKota',
    });
  });
});

it('examines the schema of a field once, however often a form resolves it', () => {
  const nama = z.string().max(20);
  const parse = vi.spyOn(nama, 'safeParse');
  const once = { ...definition, input: z.object({ nama }) };
  const field = resolveField(once, 'nama');
  const examinations = parse.mock.calls.length;
  expect(examinations).toBeGreaterThan(0);
  // Dialogs make a definition for each rendering, with the same schema.
  expect(resolveField({ ...once }, 'nama')).toEqual(field);
  expect(resolveField(once, 'nama')).toBe(field);
  expect(parse).toHaveBeenCalledTimes(examinations);
});

describe('a list query', () => {
  const descriptor = {
    list: endpoint({
      method: 'GET',
      path: '/Contoh',
      access: 'role.read',
      summary: '',
      query: listQuery(['nama'], { status: z.string().optional() }),
      answer: page(role),
    }),
  };
  it('has the parameter names and limits of the contract', () => {
    expect(
      toListQuery(descriptor, {
        pagination: { page: 3, perPage: 9000 },
        sort: { field: 'nama', order: 'DESC' },
        filter: { q: 'a', status: 'X', umur: 7, pageSize: 1 },
      }),
    ).toEqual({
      pageNumber: 3,
      pageSize: 500,
      sortBy: 'nama',
      sortOrder: 'desc',
      q: 'a',
      status: 'X',
    });
  });
  it('omits a sort field that the contract does not list', () => {
    const query = toListQuery(descriptor, { sort: { field: 'gaji', order: 'ASC' } });
    expect(query).toEqual({});
  });
  it('uses the filters of the descriptor', () => {
    const fieldList = { ...descriptor, filters: () => ({ status: 'lain' }) };
    expect(toListQuery(fieldList, { filter: { keadaan: 1 } })).toEqual({ status: 'lain' });
  });
});

describe('a write request', () => {
  it('contains only the fields of its call and the version that was read', () => {
    const sent = { name: 'A', peranDasar: 'AM', bawaan: false, id: 3 };
    expect(toBody(roleCalls.update, sent, { version: 4 })).toEqual({
      name: 'A',
      peranDasar: 'AM',
      version: 4,
    });
    expect(ifMatch({ version: 4 })).toEqual({ 'if-match': 'W/"4"' });
    expect(ifMatch(undefined)).toEqual({});
  });
});

describe('an action on several items', () => {
  const runItem = (n: number) =>
    n === 2 ? Promise.reject(new Error('dua tidak bisa')) : Promise.resolve(n);

  it('continues after a failure and reports each result', async () => {
    const leftCounts: number[] = [];
    const outcome = await runForEach([1, 2, 3], runItem, {
      onProgress: outcomeSoFar => leftCounts.push(outcomeSoFar.notRun.length),
    });
    expect(outcome).toEqual({
      done: [1, 3],
      failed: [{ item: 2, reason: 'dua tidak bisa' }],
      notRun: [],
    });
    expect(leftCounts).toEqual([2, 1, 0]);
  });

  it('stops before the next item on abort or after a connection error', async () => {
    const abortController = new AbortController();
    const stopped = await runForEach([1, 3, 5], runItem, {
      signal: abortController.signal,
      onProgress: () => abortController.abort(),
    });
    expect(stopped).toMatchObject({ done: [1], notRun: [3, 5] });
    const failConnection = () => Promise.reject(new CallError(0, 'putus', null));
    expect(await runForEach([1, 2], failConnection)).toMatchObject({
      failed: [{ item: 1 }],
      notRun: [2],
    });
  });
});

describe('filters', () => {
  it.each([
    ['3204112101900001', true],
    ['3204 1121 01', true],
    ['0812-3456-7890', true],
    ['PT Maju 2026', false],
    ['1234567', false],
  ])('treats %s as an identity number: %s', (text, isIdentity) => {
    expect(mayBeIdentityNumber(text)).toBe(isIdentity);
  });

  it('are split into those allowed in the URL and the others', () => {
    const values = { q: '3204112101900001', aktif: 'true', nik: '12', kosong: '' };
    expect(splitSecretValues(definition, values)).toEqual({
      open: { aktif: 'true' },
      secret: { q: '3204112101900001', nik: '12' },
    });
    expect(activeFilters(definition, values).map(({ filter }) => filter.source)).toEqual([
      'aktif',
      'nik',
    ]);
  });
});

describe('columns', () => {
  const columns = (choice = defaultColumnPreference(definition)) =>
    arrangeColumns(definition, choice);

  it('are in definition order by default and always start with the link column', () => {
    expect(columns().map(({ source, isVisible, isLink }) => [source, isVisible, isLink])).toEqual([
      ['nama', true, true],
      ['jumlah', true, false],
      ['nik', false, false],
      ['dibuat', true, false],
    ]);
    const reordered = columns({ order: ['lama', 'dibuat', 'nama'], hidden: ['nama'] });
    expect(reordered.map(({ source }) => source)).toEqual(['nama', 'dibuat', 'jumlah', 'nik']);
    expect(reordered[0]?.isVisible).toBe(true);
  });

  it('move by one position but never before the first', () => {
    expect(moveColumn(columns(), 'dibuat', -1)).toEqual(['nama', 'jumlah', 'dibuat', 'nik']);
    expect(moveColumn(columns(), 'jumlah', -1)).toEqual(['nama', 'jumlah', 'nik', 'dibuat']);
  });
});

describe('form values', () => {
  it("are texts and convert back to the schema's input", () => {
    const formTexts = toFormValues(fields, { nama: 'A', jumlah: 5, harga: null, aktif: true });
    expect(formTexts).toEqual({
      nama: 'A',
      jumlah: '5',
      harga: '',
      kota: '',
      aktif: true,
      catatan: '',
    });
    const typed = { ...formTexts, jumlah: '1.250', harga: 'Rp 2.000' };
    expect(input.parse(toInput(fields, typed))).toEqual({
      nama: 'A',
      jumlah: 1250,
      harga: 2000,
      aktif: true,
      catatan: null,
    });
  });

  it('are rejected when they are not a number or missing', () => {
    const parsed = input.safeParse(toInput(fields, { ...toFormValues(fields), jumlah: 'dua' }));
    expect(parsed.error && errorsByField(parsed.error)).toEqual({
      nama: ['Wajib diisi'],
      jumlah: ['Isi dengan angka'],
    });
  });

  it('are initialised from the URL for known fields', () => {
    const roleFields = [
      { ...resolveField(definition, 'nama'), source: 'peran', options: ['AM', 'PS'] },
    ];
    expect(initialFormValues(roleFields, '?peran=AM&x=1')).toEqual({ peran: 'AM' });
    expect(initialFormValues(roleFields, '?peran=RAJA')).toEqual({ peran: '' });
  });

  it('show errors at their fields and the others above the form', () => {
    const errors = { nama: ['a', 'b'], 'kota.id': ['c'], version: ['d'] };
    expect(toFormErrors(fields, errors, 'server')).toEqual({
      nama: { type: 'server', message: 'a. b' },
      kota: { type: 'server', message: 'c' },
      root: { type: 'server', message: 'd' },
    });
  });

  it('are joined with the stored record after a conflict, except what both changed', () => {
    const before = toFormValues(fields, { nama: 'A', jumlah: 1 });
    const mine = { ...before, nama: 'B' };
    expect(changedFields(fields, mine, before).map(({ source }) => source)).toEqual(['nama']);

    const joined = mergeForm(fields, mine, before, { id: 1, nama: 'A', jumlah: 2 });
    expect(joined.conflicts).toEqual([]);
    expect(joined.values).toMatchObject({ nama: 'B', jumlah: '2' });
    expect(joined.adopted.map(({ source }) => source)).toEqual(['jumlah']);

    const conflicting = mergeForm(fields, mine, before, { id: 1, nama: 'C', jumlah: 2 });
    expect(conflicting.conflicts).toMatchObject([
      { field: { source: 'nama' }, mine: 'B', theirs: 'C' },
    ]);
    expect(mergeForm(fields, mine, before, { id: 1, nama: 'B', jumlah: 1 }).conflicts).toEqual([]);
  });

  it('cannot be written back where the record has only a mask of them', () => {
    const masked = toFormValues(fields, { nama: '3273••••••••0001', jumlah: 1 });
    const isUndone = (after: object) => isRestorable(fields, { ...masked, ...after }, masked);
    expect([isUndone({ jumlah: '2' }), isUndone({ nama: '3273050101900002' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('field values other than text', () => {
  const multiValueDefinition = defineResource({
    ...definition,
    input: z.strictObject({
      volume: z.number().meta({ input: 'decimal' }),
      harga: z.int().meta({ input: 'money' }),
      isi: z.literal([1, 3]),
      termasuk: z.array(z.enum(['A', 'B', 'C'])),
    }),
    form: [{ fields: ['volume', 'harga', 'isi', 'termasuk'] }],
  });
  const fieldList = formFields(multiValueDefinition);
  const value = { volume: 0.5, harga: 321_660, isi: 3, termasuk: ['A', 'C'] };

  it('are edited as text and convert back without loss', () => {
    const formTexts = toFormValues(fieldList, value);
    expect(formTexts).toEqual({ volume: '0,5', harga: '321.660', isi: '3', termasuk: 'A,C' });
    expect(multiValueDefinition.input?.parse(toInput(fieldList, formTexts))).toEqual(value);
    expect(toInput(fieldList, { ...formTexts, termasuk: '' })).toMatchObject({ termasuk: [] });
  });

  it('have options', () => {
    expect(fieldList.map(({ options }) => options)).toEqual([
      undefined,
      undefined,
      ['1', '3'],
      ['A', 'B', 'C'],
    ]);
  });

  it('are displayed as labels with their units', () => {
    const words: Record<string, string> = {
      'resources.contoh.volume.unit': 'ml',
      'resources.contoh.termasuk.A': 'Alat',
    };
    const translate = (key: string, { _ = key }: Record<string, unknown> = {}) =>
      words[key] ?? String(_);
    const displayed = fieldList.map(field =>
      formatValue(field, value[field.source as keyof typeof value], translate),
    );
    expect(displayed).toEqual(['0,5 ml', 'Rp\u00A0321.660', '3', 'Alat, C']);
    expect(formatValue(fieldList[3] as (typeof fieldList)[number], 'A,C', translate)).toBe(
      'Alat, C',
    );
  });
});

describe('collecting rows for an export', () => {
  it('loads page by page, keeps each row once and stops on abort', async () => {
    const abortController = new AbortController();
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ id: from + at }));
    const pages = [rows(0, 500), rows(499, 999), rows(999, 1100)];
    const getList = vi.fn((_: string, { pagination }: { pagination: { page: number } }) =>
      Promise.resolve({ data: pages[pagination.page - 1] ?? [], total: 1100 }),
    );
    const provider = { getList, getMany: vi.fn() } as unknown as Parameters<typeof collectRows>[0];
    const exportQuery = { resource: 'x', filter: {}, sort: { field: 'id', order: 'ASC' as const } };
    const onProgress = vi.fn();
    const collected = await collectRows(provider, exportQuery, {
      signal: abortController.signal,
      onProgress,
    });
    expect(collected).toHaveLength(1100);
    expect(onProgress.mock.calls).toEqual([
      [500, 1100],
      [999, 1100],
      [1100, 1100],
    ]);
    abortController.abort();
    await expect(
      collectRows(provider, exportQuery, { signal: abortController.signal, onProgress }),
    ).rejects.toThrow();
  });
});
