import { z } from '#contract/core/zod.ts';
import { receiptInput, receiptLineInput } from '#contract/domains/work-order/record.ts';
import type { ReceiptInput, WorkOrder } from '#contract/domains/work-order/record.ts';
import { parseInteger } from '#src/kit/format/number.ts';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import {
  defineResource,
  type AnyRecord,
  type FieldSpec,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { definition } from '../definition.ts';
import { CountInput } from './CountInput.tsx';
import { isOutside } from './DecisionInputs.tsx';

/** The counted quantities of a line. */
export const counts = ['qtyTiba', 'bocor', 'rusak'] as const;
/** All fields of a line. */
const lineFields = [...counts, 'alasanRusak', 'vvm', 'catatan'] as const;
type CountName = (typeof lineFields)[number];

const isCount = (name: CountName): boolean => counts.some(count => count === name);

/** Name of a line's field in the form, in which all lines are side by side. */
export const countField = (name: CountName, idLine: number): string => `${name}_${idLine}`;

const lineShape = {
  qtyTiba: receiptLineInput.shape.qtyTiba.nullish(),
  bocor: receiptLineInput.shape.bocor,
  rusak: receiptLineInput.shape.rusak,
  alasanRusak: receiptLineInput.shape.alasanRusak,
  vvm: receiptLineInput.shape.vvm,
  catatan: receiptLineInput.shape.catatan,
};

/** The fields of the shipment as a whole. */
const general = ['suhuTerima', 'keputusanSuhu', 'alasanSuhu', 'catatanTerima'];

/** Whether the values of the form have damaged doses of a line. */
export function isDamaged(values: Readonly<Record<string, unknown>>, idLine: number): boolean {
  const value = values[countField('rusak', idLine)];
  return typeof value === 'string' && (parseInteger(value) ?? 0) > 0;
}

/** A work order with the count of each line as fields of its own. */
export type CountedWorkOrder = WorkOrder & AnyRecord;

/** Returns the definition of the form that counts the lines of a work order. */
export function countForm({
  baris: lines,
  jenis,
  suhuMin,
  suhuMax,
}: Pick<WorkOrder, 'baris' | 'jenis' | 'suhuMax' | 'suhuMin'>): ResourceSpec {
  // Surplus that goes back is handed over in whatever condition.
  const isReturn = jenis === 'AMBIL_KEMBALI';
  const isUndecided = (values: Readonly<Record<string, unknown>>): boolean =>
    !isReturn && isOutside(values, { suhuMin, suhuMax });
  const shape: Record<string, z.ZodType> = {
    suhuTerima: receiptInput.shape.suhuTerima,
    keputusanSuhu: receiptInput.shape.keputusanSuhu,
    alasanSuhu: receiptInput.shape.alasanSuhu,
    catatanTerima: receiptInput.shape.catatanTerima,
  };
  const fields: Record<string, FieldSpec<AnyRecord>> = {
    // A count without a temperature can be saved, but not signed.
    suhuTerima: { required: true },
    keputusanSuhu: { required: true, isVisible: isUndecided },
    alasanSuhu: { required: true, isVisible: isUndecided },
  };
  for (const { id } of lines) {
    for (const name of lineFields) {
      shape[countField(name, id)] = lineShape[name];
      fields[countField(name, id)] = {
        label: `resources.workOrder.fields.${name}`,
        messagePrefix: `resources.workOrder.${name}`,
        ...(isCount(name) ? { Input: CountInput } : {}),
        ...(name === 'vvm' ? { isVisible: () => !isReturn } : {}),
        ...(name === 'alasanRusak'
          ? {
              required: true,
              isVisible: values => !isReturn && isDamaged(values, id),
            }
          : {}),
      };
    }
  }
  return defineResource({
    ...definition,
    input: z.object(shape),
    fields,
    form: [{ fields: [...Object.keys(shape).slice(general.length), ...general] }],
  });
}

/** Returns a work order with the values of the form's fields. */
export const withCounts = (record: WorkOrder): CountedWorkOrder => ({
  ...record,
  ...Object.fromEntries(
    record.baris.flatMap(line => lineFields.map(name => [countField(name, line.id), line[name]])),
  ),
});

/** Returns the body of the call from the input of the form; lines without a count are left out. */
export function toReceipt(
  input: Readonly<Record<string, unknown>>,
  lines: WorkOrder['baris'],
  version: number | undefined,
): ReceiptInput {
  return receiptInput.parse({
    suhuTerima: input['suhuTerima'],
    keputusanSuhu: input['keputusanSuhu'],
    alasanSuhu: input['alasanSuhu'],
    catatanTerima: input['catatanTerima'],
    baris: countedLines(input, lines).map(({ id }) => ({
      id,
      qtyTiba: input[countField('qtyTiba', id)],
      bocor: input[countField('bocor', id)] ?? 0,
      rusak: input[countField('rusak', id)] ?? 0,
      alasanRusak: input[countField('alasanRusak', id)],
      vvm: input[countField('vvm', id)],
      catatan: input[countField('catatan', id)],
    })),
    version,
  });
}

const countedLines = (input: Readonly<Record<string, unknown>>, lines: WorkOrder['baris']) =>
  lines.filter(({ id }) => typeof input[countField('qtyTiba', id)] === 'number');

/** Returns the server's messages by the fields of the form. */
export function renameCountErrors(
  messages: FieldMessages,
  input: Readonly<Record<string, unknown>>,
  lines: WorkOrder['baris'],
): FieldMessages {
  const sent = countedLines(input, lines);
  return Object.fromEntries(
    Object.entries(messages).map(([path, texts]) => {
      const [, at = '', name = ''] = /^baris\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const line = at === '' ? undefined : sent[Number(at)];
      return [line ? `${name}_${line.id}` : path, texts];
    }),
  );
}
