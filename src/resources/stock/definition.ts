import { createElement } from 'react';
import { stock, type Stock } from '#contract/domains/stock/record.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { stock as messages } from '#texts/stock.ts';
import { Expiry } from './list/Expiry.tsx';
import { Problem } from './list/Problem.tsx';
import { StockSums } from './list/StockSums.tsx';

/** The batch of a stock: its number, or that the doses have none. */
export const batchName = ({ nomorBatch }: Pick<Stock, 'nomorBatch'>): string =>
  nomorBatch ?? messages.noBatch;

/** Name of a stock: its batch and facility. */
export const stockName = (one: Pick<Stock, 'namaFaskes' | 'nomorBatch'>): string =>
  `${batchName(one)}, ${one.namaFaskes}`;

/** Resources whose queries the ledger entries of a stock change. */
export const changedByStock = ['stock', 'order', 'batch', 'vaksinasi'] as const;

/** Returns the definition of the stock below a path. */
export const specOf = (base: string): ResourceSpec<Stock> => ({
  name: 'stock',
  paths: { list: `${base}/list-stok`, edit: `${base}/:id`, show: `${base}/:id` },
  rights: { read: 'stock.read' },
  record: stock,
  nameOf: batchName,
  fields: {
    nomorBatch: { kind: 'code' },
    noOrder: { kind: 'code' },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    idBatch: { lookup: 'batch' },
    bermasalah: { kind: 'boolean' },
    tersisa: { kind: 'boolean' },
    perluLaporan: { kind: 'boolean' },
    kedaluwarsaBatch: { render: record => createElement(Expiry, { stock: record }) },
    masalah: { render: record => createElement(Problem, { stock: record }) },
  },
  sort: { field: 'kedaluwarsaBatch', order: 'ASC' },
  columns: [
    { source: 'nomorBatch', isLink: true },
    { source: 'masalah' },
    { source: 'namaFaskes', isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'kedaluwarsaBatch', isSortable: true },
    { source: 'sisa', isSortable: true },
    { source: 'diterima' },
    { source: 'diberikan' },
    { source: 'dikarantina' },
    { source: 'noOrder' },
    { source: 'namaProduk', isHiddenByDefault: true },
    { source: 'rusak', isHiddenByDefault: true },
    { source: 'kedaluwarsa', isHiddenByDefault: true },
    { source: 'dikembalikan', isHiddenByDefault: true },
    { source: 'waktuLapor', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'idFaskes' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'idBatch' },
    { source: 'bermasalah' },
    { source: 'masalah' },
    { source: 'tersisa' },
    { source: 'dikarantina', kind: 'boolean' },
    { source: 'perluLaporan' },
  ],
  CountNote: StockSums,
  card: {
    facts: ['namaFaskes', 'namaBHBU', 'noOrder', 'kedaluwarsaBatch', 'sisa'],
    chip: 'masalah',
  },
});

/** Leaves fields out of the columns, filters and cards of a definition. */
const without = (spec: ResourceSpec<Stock>, hidden: readonly string[]): ResourceSpec => {
  const isShown = ({ source }: { readonly source: string }) => !hidden.includes(source);
  const { columns, filters = [], card } = spec;
  return defineResource({
    ...spec,
    columns: columns.filter(isShown),
    filters: filters.filter(isShown),
    card: { ...card, facts: card.facts.filter(source => !hidden.includes(source)) },
  });
};

/** Stock of all facilities. */
export const definition = without(specOf('/admin/stok'), []);

/** The same for those who may not choose a company. */
export const definitionWithoutCompanies = without(specOf('/admin/stok'), ['idBHBU']);

/** Stock of the orders of the user's own company. */
export const ofCompany = without(specOf('/dashboard/stok'), ['namaBHBU', 'idBHBU', 'idBatch']);

/** Stock at the user's own facility. */
export const ofFacility = without(specOf('/dashboard/stok'), ['namaFaskes', 'idFaskes', 'idBatch']);
