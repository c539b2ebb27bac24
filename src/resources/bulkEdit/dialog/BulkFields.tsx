import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ComponentProps, ReactNode } from 'react';
import type { BulkField } from '#contract/domains/bulk-edit/index.ts';
import { pesertaCategories } from '#contract/domains/lookup.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useClosedDays } from '../../jadwal/useClosedDays.ts';
import type { useBulkForm } from './useBulkForm.ts';

interface BulkFieldsProps {
  form: ReturnType<typeof useBulkForm>;
  /** The fields that are offered, in order. */
  fields: readonly BulkField[];
  /** Server messages by field. */
  errors: Readonly<Record<string, string>>;
}

/** The fields of a change, each with a checkbox that says whether it is changed; entering a value checks it. */
export const BulkFields = ({ form, fields, errors }: BulkFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {fields.map(field => (
      <FieldRow key={field} field={field} form={form}>
        <FieldInput field={field} form={form} error={errors[field]} />
      </FieldRow>
    ))}
  </Box>
);

const FieldRow = ({
  field,
  form: { texts, enter, leave },
  children,
}: {
  field: BulkField;
  form: BulkFieldsProps['form'];
  children: ReactNode;
}) => {
  const t = useMessages();
  const isChanged = texts[field] !== undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Checkbox
        checked={isChanged}
        onChange={() => (isChanged ? leave(field) : enter(field, ''))}
        slotProps={{
          input: {
            'aria-label': t('resources.bulkEdit.set', {
              field: t(`resources.bulkEdit.field.${field}`),
            }),
          },
        }}
        sx={{ mt: 3 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
};

const FieldInput = ({
  field,
  form: { texts, enter },
  error,
}: {
  field: BulkField;
  form: BulkFieldsProps['form'];
  error: string | undefined;
}) => {
  const t = useMessages();
  const text = texts[field];
  const value = text ?? '';
  const label = t(`resources.bulkEdit.field.${field}`);
  const clears = text === '' && field !== 'kategori' ? t('resources.bulkEdit.clears') : undefined;
  const help = error ?? clears;
  const common = { label, value, error: error !== undefined };
  const change = (next: string) => enter(field, next);
  switch (field) {
    case 'idFaskes':
      return (
        <LookupAutocomplete
          {...common}
          lookup="faskes"
          help={help}
          placeholder={text === undefined ? t('resources.bulkEdit.unchanged') : undefined}
          onChange={change}
        />
      );
    case 'rencanaTanggal':
      return <PlanDay {...common} helperText={help} idFaskes={texts.idFaskes} onChange={change} />;
    case 'kategori':
      return (
        <TextField
          {...common}
          select
          helperText={help}
          onChange={event => change(event.target.value)}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="" disabled>
            {t(text === undefined ? 'resources.bulkEdit.unchanged' : 'form.choose')}
          </MenuItem>
          {pesertaCategories.map(({ id }) => (
            <MenuItem key={id} value={id}>
              {t(`resources.peserta.kategori.${id}`)}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'nip':
      return (
        <TextField
          {...common}
          helperText={help}
          placeholder={text === undefined ? t('resources.bulkEdit.unchanged') : undefined}
          onChange={event => change(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
        />
      );
  }
};

/** The planned day; the calendar offers no day on which the chosen or the own facility is closed. */
const PlanDay = ({
  idFaskes,
  ...props
}: ComponentProps<typeof DateField> & { idFaskes: string | undefined }) => {
  const { role, idReferensi } = useRequiredSession();
  const own = organizationRuleOf(role).kind === 'faskes' ? idReferensi : null;
  return <DateField {...props} isDisabled={useClosedDays(Number(idFaskes) || own)} />;
};
