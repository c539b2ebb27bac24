import type { OrderFacts } from '#contract/domains/order/facts.ts';
import { findPaidIssue, findShippedIssues } from '#contract/domains/order/floor.ts';
import {
  amendmentInput,
  completeOrder,
  orderInput,
  orderModels,
  type Order,
  type OrderKind,
  type OrderLineInput,
  type OrderModel,
} from '#contract/domains/order/record.ts';
import {
  validateLines,
  validateOrder,
  type OrderIssues,
} from '#contract/domains/order/validate.ts';
import type { DocumentTotals } from '#contract/domains/tax/index.ts';
import { errorsByField, renderByField } from '#src/i18n/contractMessages.ts';
import { validateInput, type FieldMessages } from '#src/kit/form/formErrors.ts';
import { toFormValues, toInput, type FormValues } from '#src/kit/form/formValues.ts';
import { formatLines, parseLines } from '#src/kit/format/lineValues.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { emptyRow } from '#src/kit/lines/useLines.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { resolveField, type ResourceField } from '#src/kit/resource/resourceField.ts';
import { newLine } from './lineRules.ts';
import { pricedRows, totalsOf } from './orderAmounts.ts';
import type { OrderFormFacts } from './orderFormContext.ts';

type Input = Readonly<Record<string, unknown>>;

/** What the form writes: a new order, a draft, or an amendment of a submitted order. */
export type OrderFormMode = 'create' | 'edit' | 'amend';

/** Fields of the sections that have their own layout. */
const contentFields: Readonly<Record<string, readonly string[]>> = {
  lines: ['baris', 'alasanDosis'],
};

/** Returns all fields of the form in its order. */
export function orderFormFields(definition: ResourceSpec): readonly ResourceField[] {
  const known = fieldsOf.get(definition);
  if (known) return known;
  const fields = (definition.form ?? []).flatMap(({ title = '', fields: sources = [] }) =>
    [...sources, ...(contentFields[title] ?? [])].map(source => resolveField(definition, source)),
  );
  fieldsOf.set(definition, fields);
  return fields;
}

const fieldsOf = new WeakMap<ResourceSpec, readonly ResourceField[]>();

/** What the body of a call contains besides the fields of the form. */
export interface OrderIdentity {
  readonly bhbuId: number;
  readonly jenis: OrderKind;
}

/** Returns the input of the form's fields, with the participants and doses of the order: the sums of its lines. */
export function orderInputOf(fields: readonly ResourceField[], values: FormValues): Input {
  return withSums(toInput(fields, values));
}

function withSums(input: Input): Input {
  const lines = (input['baris'] ?? []) as readonly Input[];
  const sum = (name: string): number =>
    lines.reduce((total, { [name]: value }) => total + (typeof value === 'number' ? value : 0), 0);
  return {
    ...input,
    jumlahPeserta: sum('jumlahPeserta') || null,
    jumlahDosis: sum('jumlahDosis') || null,
  };
}

/** Leaves out the messages of the sums, whose lines have messages of their own. */
const withoutSums = (messages: FieldMessages): FieldMessages =>
  Object.fromEntries(
    Object.entries(messages).filter(([path]) => path !== 'jumlahPeserta' && path !== 'jumlahDosis'),
  );

type NewOrderFacts = Pick<OrderFormFacts, 'facts' | 'jenis'>;

/** The model of most orders. */
const usualModel = 'PRODUK' satisfies OrderModel;

/**
 * Returns the values of a new order: those of the company, what is usual, and a first line with what leaves no
 * choice, unless no facility serves the company.
 */
export function newOrderValues(definition: ResourceSpec, context: NewOrderFacts): FormValues {
  const { facts } = context;
  const values = toFormValues(orderFormFields(definition), newHeader(facts));
  const { lines } = resolveField(definition, 'baris');
  if (!lines || facts.faskes.length === 0) return values;
  const line = { ...emptyRow(lines), ...newLine([], { ...context, model: usualModel }) };
  return { ...values, baris: formatLines([line]) };
}

const newHeader = ({ perusahaan }: OrderFacts): Input => ({
  model: usualModel,
  skema: 'TERMIN_50_50',
  namaPenanggungJawab: perusahaan.namaPenanggungJawab,
  jabatanPenanggungJawab: perusahaan.jabatanPenanggungJawab,
  hpPenanggungJawab: formatPhone(perusahaan.hpPenanggungJawab),
  emailPenanggungJawab: perusahaan.emailPenanggungJawab,
  alamatKirim: perusahaan.alamat,
  kabKota: perusahaan.kabKota,
  baris: [],
});

/**
 * Returns an order as typed; values that are none are passed on unchanged.
 * @param idOf returns the id of the earlier version's line that a row with an id continues
 */
export function typedOrder(
  fields: readonly ResourceField[],
  values: FormValues,
  idOf: (id: number | undefined) => number | undefined,
): Input & { readonly baris: readonly OrderLineInput[] } {
  const { baris, ...header } = orderInputOf(fields, values);
  const rows = (baris ?? []) as readonly OrderLineInput[];
  return { ...header, baris: rows.map(row => ({ ...row, id: idOf(row.id) })) };
}

/** Returns the messages of a draft: what is filled in has to be valid. */
export function validateDraft(
  definition: ResourceSpec,
  identity: OrderIdentity,
  mode: OrderFormMode,
) {
  const fields = orderFormFields(definition);
  return (values: FormValues): FieldMessages => {
    const body = { ...identity, ...orderInputOf(fields, values), draft: true };
    const { error } =
      mode === 'amend'
        ? amendmentInput.safeParse({ ...body, idOrder: 1 })
        : orderInput.safeParse(body);
    return error ? withoutSums(errorsByField(error)) : {};
  };
}

/** Returns the messages of an order that is submitted, which equal those of the server. */
export function validateComplete(
  definition: ResourceSpec,
  identity: OrderIdentity,
  { facts, original, earlierLine }: OrderFormFacts,
): (values: FormValues) => FieldMessages {
  const fields = orderFormFields(definition);
  return values => {
    const rows = parseLines(values['baris']);
    const check = (input: Input): FieldMessages => {
      const { data } = completeOrder.safeParse(input);
      if (!data) return {};
      const baris = data.baris.map(line => ({ ...line, id: earlierLine(line.id)?.id }));
      const totals = totalsOf(pricedRows(rows, facts, data.model, earlierLine), facts);
      return renderByField<string>({
        ...validateOrder({ ...data, baris }, facts, original?.baris),
        ...findFloorIssues(baris, totals, original),
      });
    };
    const schema = definition.input ?? completeOrder;
    const toBody = (input: Input): Input => ({ ...identity, ...withSums(input) });
    return withoutSums(validateInput(schema, fields, check, toBody)(values));
  };
}

/**
 * Returns the messages of one line against facilities, products and services, and against what was
 * shipped of it, by field. Cells that are empty or invalid have the messages of the schema instead.
 */
export function lineMessages(
  definition: ResourceSpec,
  values: FormValues,
  at: number,
  { facts, jenis, original, earlierLine }: OrderFormFacts,
): FieldMessages {
  const model = orderModels.find(one => one === values['model']);
  if (!model) return {};
  const { baris } = typedOrder(orderFormFields(definition), values, id => earlierLine(id)?.id);
  const issues: OrderIssues = {
    ...validateLines({ jenis, model, baris: [...baris] }, facts, original?.baris),
    ...findFloorIssues(baris, undefined, original),
  };
  const prefix = `baris.${at}.`;
  const ofLine = Object.entries(issues).filter(([path]) => path.startsWith(prefix));
  return renderByField(
    Object.fromEntries(ofLine.map(([path, found]) => [path.slice(prefix.length), found])),
  );
}

/**
 * Returns what an amendment takes back although it is shipped, received or paid, by field path.
 * @param lines the lines with the ids of those that they continue
 * @param totals what the amendment costs; undefined while that is not known
 */
export function findFloorIssues(
  lines: readonly Partial<OrderLineInput>[],
  totals: Pick<DocumentTotals, 'pphDipotong' | 'total'> | undefined,
  original: Order | undefined,
): OrderIssues {
  if (!original) return {};
  const issues = findShippedIssues(lines, original.baris);
  const settling = totals && totals.total + totals.pphDipotong;
  const paid = settling === undefined ? undefined : findPaidIssue(lines, settling, original);
  return paid ? { ...issues, baris: [...(issues['baris'] ?? []), paid] } : issues;
}
