import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { joinValues, splitValues } from '#src/kit/format/multiValue.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';
import { useActiveAgreements, useOrderProducts, usePaidInvoices } from './useOrderProducts.ts';

interface FieldProps {
  field: ResourceField;
}

interface ChoiceInputProps extends FieldProps {
  items: readonly LookupItem[] | undefined;
  isPending: boolean;
  placeholder?: string;
  /** Field of the record with the name of the chosen one. */
  nameSource: string;
  onChosen?: () => void;
}

/** Searchable select over records that depend on other fields of the form. */
const ChoiceInput = ({ field, items = [], nameSource, onChosen, ...more }: ChoiceInputProps) => {
  const { value, onChange, ...input } = useFieldInput(field);
  const { record } = useResourceForm();
  const name = record?.[nameSource];
  return (
    <ChoiceAutocomplete
      {...input}
      {...more}
      items={items}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
      {...(typeof name === 'string' && String(record?.[field.source]) === value
        ? { fallbackLabel: name }
        : {})}
      onChange={id => {
        onChange(id);
        onChosen?.();
      }}
    />
  );
};

/** Empties fields that refer to something else than what was chosen. */
function useClear(...sources: readonly string[]): () => void {
  const { setValue } = useFormContext<FormValues>();
  return () => {
    for (const source of sources) setValue(source, '', { shouldDirty: true });
  };
}

/** Returns a placeholder that asks for the company while it is not chosen. */
function usePlaceholder(isUnknown: boolean): { readonly placeholder?: string } {
  const t = useMessages();
  const isMissing = useWatch<FormValues>({ name: 'idBHBU' }) === '';
  return isUnknown && isMissing
    ? { placeholder: t('resources.voucherContract.form.chooseCompany') }
    : {};
}

/** The company; another one has other invoices, agreements and products. */
export const CompanyInput = ({ field }: FieldProps) => {
  const { value, onChange, ...input } = useFieldInput(field);
  const clear = useClear('idInvoice', 'idPKS', 'productId', 'serviceId');
  return (
    <LookupAutocomplete
      {...input}
      lookup="bhbu"
      required={field.required}
      value={typeof value === 'string' ? value : ''}
      onChange={id => {
        onChange(id);
        clear();
      }}
    />
  );
};

/** The paid invoices of the company. */
export const InvoiceInput = ({ field }: FieldProps) => {
  const t = useMessages();
  const { data, isLoading } = usePaidInvoices();
  const placeholder = usePlaceholder(data === undefined);
  const clear = useClear('productId', 'serviceId');
  return (
    <ChoiceInput
      field={field}
      items={data?.map(({ id, noInvoice, total }) => ({
        id: String(id),
        name: t('resources.voucherContract.form.invoice', {
          number: noInvoice ?? '',
          amount: formatRupiah(total),
        }),
      }))}
      isPending={isLoading}
      {...placeholder}
      nameSource="noInvoice"
      onChosen={clear}
    />
  );
};

/** The active agreements of the company. */
export const PksInput = ({ field }: FieldProps) => {
  const { data, isLoading } = useActiveAgreements();
  const placeholder = usePlaceholder(data === undefined);
  const clear = useClear('productId', 'serviceId');
  return (
    <ChoiceInput
      field={field}
      items={data?.map(({ id, noPKS }) => ({ id: String(id), name: noPKS ?? String(id) }))}
      isPending={isLoading}
      {...placeholder}
      nameSource="noPKS"
      onChosen={clear}
    />
  );
};

/** The products of the order that was paid. */
export const ProductInput = ({ field }: FieldProps) => {
  const t = useMessages();
  const { data, isLoading, isChosen } = useOrderProducts();
  return (
    <ChoiceInput
      field={field}
      items={data?.products}
      isPending={isLoading}
      nameSource="namaProduk"
      {...(isChosen ? {} : { placeholder: t('resources.voucherContract.form.chooseBasis') })}
    />
  );
};

/** The services of the order that was paid; an order of vaccine alone has none. */
export const ServiceInput = ({ field }: FieldProps) => {
  const t = useMessages();
  const { data, isLoading, isChosen } = useOrderProducts();
  return (
    <ChoiceInput
      field={field}
      items={data?.services}
      isPending={isLoading}
      nameSource="namaLayanan"
      {...(isChosen ? {} : { placeholder: t('resources.voucherContract.form.chooseBasis') })}
    />
  );
};

/** The facilities that accept the vouchers; none for all of them. */
export const FacilitiesInput = ({ field }: FieldProps) => {
  const t = useMessages();
  const { value, onChange, help, error, label, id, name, inputRef, onBlur } = useFieldInput(field);
  const { data = [], isPending } = useLookup('faskes');
  const chosen = typeof value === 'string' ? splitValues(value) : [];
  return (
    <Autocomplete<LookupItem, true>
      id={id}
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      options={[...data]}
      value={chosen.map(one => data.find(item => item.id === one) ?? { id: one, name: one })}
      loading={isPending}
      loadingText={t('common.loading')}
      noOptionsText={t('form.no_matches')}
      clearText={t('ra.action.clear_input_value')}
      openText={t('form.choose')}
      closeText={t('ra.action.close')}
      getOptionKey={item => item.id}
      getOptionLabel={item => item.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, items) => onChange(joinValues(items.map(item => item.id)))}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          label={label}
          error={error}
          helperText={help}
          placeholder={
            chosen.length === 0 ? t('resources.voucherContract.form.allFacilities') : undefined
          }
        />
      )}
    />
  );
};
