import { useWatch } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useWorkOrderForm, useLineNames } from './formContext.ts';

interface FieldProps {
  field: ResourceField;
}

/** The lines of the order that go to the facility. */
export const OrderLineInput = ({ field }: FieldProps) => {
  const { lines } = useWorkOrderForm();
  const { lineName } = useLineNames();
  const { value, ...input } = useFieldInput(field);
  return (
    <ChoiceAutocomplete
      {...input}
      selectsFirstOnEnter
      items={lines.map(({ idDetail }) => ({ id: String(idDetail), name: lineName(idDetail) }))}
      fallbackLabel={lineName(Number(value))}
      required
      value={typeof value === 'string' ? value : ''}
    />
  );
};

/** The batches that can be shipped for the row's order line, first to expire first. */
export const BatchInput = ({ field }: FieldProps) => {
  const t = useMessages();
  const { batches } = useWorkOrderForm();
  const { batchName } = useLineNames();
  const { value, ...input } = useFieldInput(field);
  const { idDetail } = useWatch<FormValues>() as FormValues;
  const items = (batches.get(Number(idDetail)) ?? []).map(({ id, nomor, kedaluwarsa, sisa }) => ({
    id: String(id),
    name: t('resources.workOrder.form.batchOption', {
      number: nomor,
      day: formatDate(kedaluwarsa),
      left: formatNumber(sisa),
    }),
  }));
  return (
    <ChoiceAutocomplete
      {...input}
      selectsFirstOnEnter
      items={items}
      fallbackLabel={batchName(Number(value))}
      value={typeof value === 'string' ? value : ''}
    />
  );
};
