import {
  newWorkOrderInput,
  workOrderInput,
  workOrderLineFields,
} from '#contract/domains/work-order/record.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { resolveField, type ResourceField } from '#src/kit/resource/resourceField.ts';
import { definition } from '../definition.ts';
import { BatchInput, OrderLineInput } from './choiceInputs.tsx';
import { FormFacts, ScheduleNotes } from './FormFacts.tsx';
import { FormLines } from './FormLines.tsx';

/** Fields of the header, by section. */
const sections = {
  schedule: ['tanggalKirim', 'tanggalTiba'],
  carrier: ['idDistributor', 'namaKurir', 'hpKurir', 'noKendaraan'],
  notes: ['catatan'],
};

const formOf = (input: ResourceSpec['input']): ResourceSpec =>
  defineResource({
    ...definition,
    input,
    fields: {
      ...definition.fields,
      baris: {
        lines: {
          name: 'workOrder',
          columns: Object.keys(workOrderLineFields),
          fields: {
            // An id, which is no number to align or to calculate with.
            idDetail: { kind: 'lookup', Input: OrderLineInput },
            idBatch: { kind: 'lookup', Input: BatchInput },
          },
        },
      },
    },
    form: [
      { Content: FormFacts },
      { title: 'lines', Content: FormLines },
      ...Object.entries(sections).map(([title, fields]) => ({
        title,
        fields,
        ...(title === 'schedule' ? { Content: ScheduleNotes } : {}),
      })),
    ],
  });

/** Definition of the form that makes a work order. */
export const createForm = formOf(newWorkOrderInput);

/** Definition of the form that changes a work order. */
export const editForm = formOf(workOrderInput);

const fieldsOf = new WeakMap<ResourceSpec, readonly ResourceField[]>();

/** Returns the fields of a form in its order; the lines have their own layout. */
export function workOrderFormFields(form: ResourceSpec): readonly ResourceField[] {
  const known =
    fieldsOf.get(form) ??
    ['baris', ...Object.values(sections).flat()].map(source => resolveField(form, source));
  fieldsOf.set(form, known);
  return known;
}
