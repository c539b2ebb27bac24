import {
  amendmentInput,
  completeOrder,
  order,
  type Order,
  type OrderKind,
  type orderLineInput,
} from '#contract/domains/order/record.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { orderName } from '../definition.ts';
import { AmendmentDelta } from './AmendmentDelta.tsx';
import { DayInput, FacilityInput, PksInput, ProductInput, ServiceInput } from './choiceInputs.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** Body of an amendment with the reason that it states. */
const amendedOrder = completeOrder.extend({
  alasanAmandemen: amendmentInput.shape.alasanAmandemen.meta({ input: 'multiline' }),
});

const lineColumns = [
  'idFaskes',
  'idProduk',
  'idLayanan',
  'jumlahPeserta',
  'jumlahDosis',
  'tanggalVaksinasi',
  'namaPICFaskes',
  'hpPICFaskes',
  'namaPICBHBU',
  'hpPICBHBU',
] as const satisfies readonly (keyof typeof orderLineInput.shape)[];

const defineForm = (jenis: OrderKind, isAmendment: boolean): ResourceSpec =>
  defineResource<Order>({
    name: 'order',
    paths: {
      list: '/dashboard/pemesanan/list-pemesanan/:id',
      edit: '/dashboard/pemesanan/edit/:id',
      show: '/dashboard/pemesanan/detail/:id',
    },
    rights: { read: 'order.read', create: 'order.create', update: 'order.update' },
    record: order,
    input: isAmendment ? amendedOrder : completeOrder,
    nameOf: orderName,
    fields: {
      pksId: { Input: PksInput },
      baris: {
        lines: {
          name: 'order',
          columns: lineColumns,
          fields: {
            idFaskes: { Input: FacilityInput },
            idProduk: { Input: ProductInput },
            idLayanan: { Input: ServiceInput },
            tanggalVaksinasi: { Input: DayInput },
          },
        },
      },
    },
    sort: { field: 'tanggalOrder', order: 'DESC' },
    columns: [],
    card: { facts: [] },
    form: [
      ...(isAmendment ? [{ title: 'amendment', fields: ['alasanAmandemen'] }] : []),
      {
        title: 'terms',
        fields: [
          // An amendment stays under the agreement of its order.
          ...(jenis === 'BOOSTER' && !isAmendment ? ['pksId'] : []),
          'model',
          'skema',
          'tanggalRencana',
        ],
      },
      { title: 'lines', Content: OrderLines },
      ...(isAmendment ? [{ title: 'changes', Content: AmendmentDelta }] : []),
      { title: 'totals', Content: OrderTotals },
      {
        title: 'signatory',
        fields: [
          'namaPenanggungJawab',
          'jabatanPenanggungJawab',
          'hpPenanggungJawab',
          'emailPenanggungJawab',
          'alamatKirim',
          'kabKota',
        ],
      },
      { title: 'notes', fields: ['catatan'] },
    ],
  });

const definitions = {
  REGULER: { order: defineForm('REGULER', false), amendment: defineForm('REGULER', true) },
  BOOSTER: { order: defineForm('BOOSTER', false), amendment: defineForm('BOOSTER', true) },
};

/** Returns the definition of the form; the same object for the same arguments. */
export const orderFormDefinition = (jenis: OrderKind, isAmendment: boolean): ResourceSpec =>
  definitions[jenis][isAmendment ? 'amendment' : 'order'];
