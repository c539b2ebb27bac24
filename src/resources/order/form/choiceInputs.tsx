import { useWatch } from 'react-hook-form';
import type { Choice } from '#contract/core/list.ts';
import { dayIssue, fitsOrder } from '#contract/domains/order/validate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { DateInput } from '#src/kit/input/DateInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';
import { useFactName, useOrderFormFacts } from './orderFormContext.ts';

interface FieldProps {
  field: ResourceField;
}

interface ChoiceInputProps extends FieldProps {
  items: readonly LookupItem[];
}

/** Searchable select over what the order may refer to. */
const ChoiceInput = ({ field, items }: ChoiceInputProps) => {
  const { value, ...input } = useFieldInput(field);
  const nameOf = useFactName();
  return (
    <ChoiceAutocomplete
      {...input}
      selectsFirstOnEnter
      selectsFirstOnTab
      items={items}
      fallbackLabel={nameOf(field.source, value)}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};

const toItems = (choices: readonly Choice[]): LookupItem[] =>
  choices.map(({ id, name }) => ({ id: String(id), name }));

/** The facilities that serve the company; one whose statement has expired has a warning. */
export const FacilityInput = ({ field }: FieldProps) => {
  const { facts } = useOrderFormFacts();
  const items = facts.faskes
    .filter(({ isActive }) => isActive)
    .map(({ id, name, pernyataan }) => ({
      id: String(id),
      name,
      ...(pernyataan === 'HABIS' ? { warning: 'common.permit_expired' as const } : {}),
    }));
  return <ChoiceInput field={field} items={items} />;
};

/** The products of the order's kind. */
export const ProductInput = ({ field }: FieldProps) => {
  const { facts, jenis } = useOrderFormFacts();
  const fitting = facts.produk.filter(product => product.isActive && fitsOrder(product, jenis));
  return <ChoiceInput field={field} items={toItems(fitting)} />;
};

/** The services of a package. */
export const ServiceInput = ({ field }: FieldProps) => {
  const { facts } = useOrderFormFacts();
  const active = facts.layanan.filter(({ isActive }) => isActive);
  return <ChoiceInput field={field} items={toItems(active)} />;
};

/** The days on which the facility of the row is open, from the earliest day of an order on. */
export const DayInput = ({ field }: FieldProps) => {
  const { facts } = useOrderFormFacts();
  const idFaskes: unknown = useWatch<FormValues>({ name: 'idFaskes' });
  const facility = Number(idFaskes) || null;
  return (
    <DateInput
      field={field}
      isDisabled={day => dayIssue({ idFaskes: facility, tanggalVaksinasi: day }, facts) !== null}
    />
  );
};

/** The active booster agreements; without one the order gets an agreement of its own. */
export const PksInput = ({ field }: FieldProps) => {
  const t = useMessages();
  const { facts } = useOrderFormFacts();
  const { value, ...input } = useFieldInput(field);
  return (
    <ChoiceAutocomplete
      {...input}
      items={toItems(facts.pksBooster)}
      placeholder={t('resources.order.form.own_agreement')}
      value={typeof value === 'string' ? value : ''}
    />
  );
};
