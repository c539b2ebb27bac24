import { describe, expect, it } from 'vitest';
import type { z } from '#contract/core/zod.ts';
import { coreMessages } from '#src/i18n/id/core.ts';
import { resourceMessages } from '#src/i18n/id/resourceMessages.ts';
import { allPeserta } from '#src/resources/peserta/definition.ts';
import { definition as application } from '#src/resources/application/definition.ts';
import { definition as audit } from '#src/resources/audit/definition.ts';
import { definition as bankLine } from '#src/resources/bankLine/definition.ts';
import { definition as batch } from '#src/resources/batch/definition.ts';
import { definition as bhbu } from '#src/resources/bhbu/definition.ts';
import { detailDefinition as bhbuPage } from '#src/resources/bhbu/detail/detailDefinition.tsx';
import { externalBoosters, programmeBoosters } from '#src/resources/booster/definition.ts';
import { definition as bulkEdit } from '#src/resources/bulkEdit/definition.tsx';
import { definition as chiller } from '#src/resources/chiller/definition.ts';
import { certificateSpec } from '#src/resources/certificate/definition.ts';
import { definition as decree } from '#src/resources/decree/definition.ts';
import { definition as priceCeiling } from '#src/resources/priceCeiling/definition.ts';
import { definition as distributor } from '#src/resources/distributor/definition.ts';
import { definition as duplicate } from '#src/resources/duplicate/definition.tsx';
import { definition as faktur } from '#src/resources/faktur/definition.ts';
import { definition as faskes } from '#src/resources/faskes/definition.ts';
import { importHistoryDefinition } from '#src/resources/import/definition.ts';
import * as invoice from '#src/resources/invoice/definition.ts';
import * as libur from '#src/resources/libur/definition.ts';
import { definition as nota } from '#src/resources/nota/definition.ts';
import { definition as order } from '#src/resources/order/definition.ts';
import { pageDefinition as orderPage } from '#src/resources/order/page/pageDefinition.tsx';
import { definition as outbox } from '#src/resources/outbox/definition.ts';
import * as payment from '#src/resources/payment/definition.ts';
import * as pertanyaan from '#src/resources/pertanyaan/definition.ts';
import { pesertaVoucherDefinition } from '#src/resources/pesertaVoucher/definition.ts';
import * as pks from '#src/resources/pks/definition.ts';
import * as product from '#src/resources/product/definition.ts';
import { definition as role } from '#src/resources/role/definition.ts';
import { definition as seller } from '#src/resources/seller/definition.ts';
import * as service from '#src/resources/service/definition.ts';
import * as stock from '#src/resources/stock/definition.ts';
import { definition as insiden } from '#src/resources/insiden/definition.ts';
import { definition as pemrosesan } from '#src/resources/pemrosesan/definition.ts';
import { definition as penahanan } from '#src/resources/penahanan/definition.ts';
import { definition as permintaanData } from '#src/resources/permintaanData/definition.ts';
import * as surat from '#src/resources/surat/definition.ts';
import * as user from '#src/resources/user/definition.ts';
import * as voucherTransaction from '#src/resources/voucher/transaction/definition.ts';
import { voucherDefinition } from '#src/resources/voucher/voucher/definition.ts';
import * as voucherContract from '#src/resources/voucherContract/definition.ts';
import { definition as workOrder } from '#src/resources/workOrder/definition.ts';
import { listFilters } from '#src/kit/list/filters/filters.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { descriptors } from '#src/shell/resourceDefinitions.tsx';
import { foundId, namedRecord } from '../../namedRecord.ts';

const definitions: readonly ResourceSpec[] = [
  allPeserta,
  programmeBoosters,
  externalBoosters,
  application,
  audit,
  batch,
  bhbu,
  distributor,
  faktur,
  faskes,
  invoice.definition,
  invoice.ownDefinition,
  nota,
  order,
  outbox,
  payment.definition,
  payment.toVerifyDefinition,
  pks.definition,
  pks.ownDefinition,
  product.definition,
  product.createDefinition,
  role,
  seller,
  service.definition,
  service.createDefinition,
  user.definition,
  user.createDefinition,
  voucherTransaction.definition,
  voucherTransaction.ownDefinition,
  voucherDefinition,
  voucherContract.definition,
  voucherContract.formDefinition,
  workOrder,
];

/** The lists whose filters are compared with their calls, besides those above. */
const furtherLists: readonly ResourceSpec[] = [
  bankLine,
  bulkEdit,
  chiller,
  certificateSpec,
  decree,
  priceCeiling,
  duplicate,
  importHistoryDefinition('ADMIN'),
  libur.definition,
  libur.ownDefinition,
  pertanyaan.definition,
  pertanyaan.ownDefinition,
  pesertaVoucherDefinition('ADMIN'),
  pesertaVoucherDefinition('BHBU'),
  stock.definition,
  stock.ofCompany,
  stock.ofFacility,
  insiden,
  permintaanData,
  pemrosesan,
  penahanan,
  surat.definition,
  surat.ownDefinition,
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

describe.each([
  ...definitions,
  ...furtherLists,
  orderPage as ResourceSpec,
  bhbuPage as ResourceSpec,
])('the name of a record of $name', ({ nameOf, show }) => {
  it.each([true, false])('contains no id (with a number: %s)', hasNumber => {
    const record = namedRecord(hasNumber) as AnyRecord;
    expect(nameOf(record)).not.toBe('');
    expect(nameOf(record)).not.toContain(String(foundId));
    expect(String(show?.number?.(record) ?? '')).not.toContain(String(foundId));
  });
});

// These keys are built from the definition at run time, so the compiler cannot check them.
describe.each(definitions)('the definition of $name', definition => {
  const { name, form = [], columns, filters = [], card, headerFields = [], sort } = definition;

  it('has a message for the title of every form section', () => {
    const titles = form.flatMap(({ title }) => (title === undefined ? [] : [title]));
    const missing = titles.filter(title => !hasMessage(name, 'section', title));
    expect(missing).toEqual([]);
  });

  it('has a label for every field that it shows', () => {
    const sources = [
      ...form.flatMap(section => section.fields ?? []),
      ...[...columns, ...filters].map(({ source }) => source),
      ...card.facts,
      ...headerFields,
    ];
    const labelOf = new Map(listFilters(definition).map(({ source, label }) => [source, label]));
    const labels = sources
      .map(source => labelOf.get(source) ?? resolveField(definition, source).label)
      // The texts of all lists are typed.
      .filter(label => !label.startsWith('list.'))
      .map(label => label.split('.'));
    expect(
      labels.filter(([, ...path]) => !hasMessage(...path)).map(path => path.join('.')),
    ).toEqual([]);
  });

  it('is sorted by a column that can be sorted, or by a field of its records', () => {
    const sortable = columns.flatMap(({ source, isSortable }) => (isSortable ? [source] : []));
    const byWaiting = 'menunggu';
    expect([...sortable, ...Object.keys(definition.record.shape), byWaiting]).toContain(sort.field);
  });

  it('has a label for the field that it is sorted by, which its header names when no column shows it', () => {
    const label = resolveField(definition, sort.field).label.split('.').slice(1);
    expect(sort.field === 'menunggu' || hasMessage(...label)).toBe(true);
  });

  it('asks in its form only for what the call takes', () => {
    if (!definition.input) return;
    const fields = form.flatMap(section => section.fields ?? []);
    const known = [...Object.keys(definition.input.shape), ...Object.keys(definition.record.shape)];
    expect(fields.filter(field => !known.includes(field))).toEqual([]);
  });
});

/** Filters whose values are typed because no list has them all. */
const typedFilters = ['nik', 'idRecord'];

describe.each([...definitions, ...furtherLists])('the filters of the list of $name', definition => {
  it('offer the values that the call takes, and are typed only where there is no list', async () => {
    const { list } = await descriptors.load(definition.name);
    const shape = (list.query as z.ZodObject | undefined)?.shape ?? {};
    for (const filter of listFilters(definition)) {
      const { source, kind, options, lookup, isRange, hasSeveral } = filter;
      const name = `${definition.name}: ${source}`;
      const schema = shape[source] as z.ZodType | undefined;
      const accepts = (value: string) => schema?.safeParse(value).success ?? true;
      if (options && kind !== 'boolean' && !lookup) {
        expect(
          options.filter(option => !accepts(option)),
          name,
        ).toEqual([]);
        expect([name, accepts(options.slice(0, 2).join(','))]).toEqual([
          name,
          hasSeveral || options.length < 2,
        ]);
      }
      const ranges =
        kind === 'money' ? ['1..20', '..20'] : ['2026-01-01..2026-01-31', '2026-01-01..'];
      expect([
        name,
        kind === 'date' || kind === 'money' ? accepts(ranges[0] ?? '') : false,
      ]).toEqual([name, isRange]);
      if (isRange)
        expect(
          ranges.filter(range => !accepts(range)),
          name,
        ).toEqual([]);
      const isTyped = kind !== 'boolean' && kind !== 'date' && !isRange && !options && !lookup;
      if (isTyped) expect(typedFilters, name).toContain(source);
    }
  });
});
