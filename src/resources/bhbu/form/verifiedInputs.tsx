import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '#src/kit/fields/formatValue.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { SelectInput } from '#src/kit/input/SelectInput.tsx';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { useStoredNumber } from '#src/kit/input/useStoredNumber.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Whether a field holds a verified value that the company's own account cannot change. */
function useIsVerifiedReadOnly({ source }: ResourceField): boolean {
  const { role } = useRequiredSession();
  const { record } = useResourceForm();
  const value = record?.[source];
  const hasValue = value !== undefined && value !== null && value !== '';
  return hasValue && permissionScope(role, 'bhbu.update') === 'own';
}

/** Input that is read-only for the company's own account once its value is verified. */
export const VerifiedInput = ({ field }: { field: ResourceField }) => {
  const isReadOnly = useIsVerifiedReadOnly(field);
  if (isReadOnly) return <ReadOnlyVerifiedInput field={field} />;
  return field.kind === 'select' ? <SelectInput field={field} /> : <TextInput field={field} />;
};

/** Read-only value, with a help text that names whom to contact for a change. */
const ReadOnlyVerifiedInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { id, label, value, error, help, inputRef } = useFieldInput(field);
  return (
    <TextField
      id={id}
      label={label}
      value={field.kind === 'select' ? formatValue(field, value, translate) : value}
      error={error}
      helperText={error ? help : t('resources.bhbu.page.verified')}
      inputRef={inputRef}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};

/**
 * Input for a number that identifies a person: the stored masked value stays, is replaced whole, or is
 * removed where it is optional.
 */
export const MaskedNumberInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { id, label, error, help, inputRef } = useFieldInput(field);
  const { mask, isReplacing, replace, keepStored, isRemoved, remove } = useStoredNumber(field);
  const isVerified = useIsVerifiedReadOnly(field);
  if (isVerified && field.source === 'npwp') return <ReadOnlyVerifiedInput field={field} />;
  if (mask === undefined) return <TextInput field={field} />;
  if (!isReplacing) {
    return (
      <div>
        <TextField
          id={id}
          label={label}
          value={mask}
          error={error}
          helperText={error ? help : t('resources.bhbu.masked.stored')}
          inputRef={inputRef}
          fullWidth
          slotProps={{
            htmlInput: { readOnly: true, autoComplete: 'off' },
            input: { sx: codeStyle },
          }}
        />
        <Button size="small" sx={{ mt: 0.5 }} onClick={replace}>
          {t('resources.bhbu.masked.replace', { label })}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextInput field={field} emptyValue={isRemoved ? '' : mask} />
      <Box role="status">
        {isRemoved ? (
          <FormHelperText sx={{ mt: 0.5 }}>{t('resources.bhbu.masked.removed')}</FormHelperText>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button size="small" onClick={keepStored}>
          {t('resources.bhbu.masked.keep_stored')}
        </Button>
        {field.required || isRemoved ? null : (
          <Button size="small" onClick={remove}>
            {t('resources.bhbu.masked.remove')}
          </Button>
        )}
      </Box>
    </div>
  );
};
