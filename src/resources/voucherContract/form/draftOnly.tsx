import TextField from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '#src/kit/fields/formatValue.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

interface FieldProps {
  field: ResourceField;
}

/**
 * Returns an input that is read-only once the contract is active.
 * @param nameSource field of the record with the name of what the value refers to
 */
export function draftOnly(
  Input: ComponentType<FieldProps>,
  nameSource?: keyof VoucherContract,
): ComponentType<FieldProps> {
  return ({ field }) => {
    const { record } = useResourceForm();
    return record && record['status'] !== 'DRAFT' ? (
      <FixedInput field={field} name={nameSource && record[nameSource]} />
    ) : (
      <Input field={field} />
    );
  };
}

/** The value of a field that an active contract keeps. */
const FixedInput = ({ field, name }: FieldProps & { name: unknown }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { id, label, value, error, help, inputRef } = useFieldInput(field);
  const text = formatValue(field, value, translate);
  return (
    <TextField
      id={id}
      label={label}
      value={name === undefined ? text : typeof name === 'string' ? name : ''}
      error={error}
      helperText={error ? help : t('resources.voucherContract.form.fixed')}
      inputRef={inputRef}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};
