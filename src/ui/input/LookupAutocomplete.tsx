import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { LookupItem, LookupName } from '#src/providers/data/lookup.ts';
import { useLookup } from '../fields/useLookup.ts';
import { LookupHelperText, renderLookupOption } from './lookupOption.tsx';

export interface LookupAutocompleteProps {
  lookup: LookupName | undefined;
  label: string;
  /** Id of the selected item; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** Limits facilities to those that serve this company. */
  bhbuId?: string;
  /** Label for a value that is no longer in the list. */
  fallbackLabel?: string;
  id?: string;
  name?: string;
  help?: ReactNode;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  /** Enter selects the first match. */
  selectsFirstOnEnter?: boolean;
  placeholder?: string;
  describedBy?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Searchable select over a lookup. A value that is no longer offered stays visible. */
export const LookupAutocomplete = ({
  lookup,
  label,
  value,
  onChange,
  bhbuId,
  fallbackLabel,
  id,
  name,
  help,
  error,
  required,
  disabled,
  hideLabel,
  selectsFirstOnEnter,
  placeholder,
  describedBy,
  onBlur,
  inputRef,
}: LookupAutocompleteProps) => {
  const t = useMessages();
  const { data = [], isPending } = useLookup(lookup, bhbuId);
  const selected = data.find(item => item.id === value);
  const unlisted =
    !selected && !isPending && value !== '' ? { id: value, name: fallbackLabel ?? value } : null;
  return (
    <Autocomplete<LookupItem>
      id={id}
      options={unlisted ? [unlisted, ...data] : [...data]}
      loading={isPending}
      autoHighlight={selectsFirstOnEnter}
      disabled={disabled}
      loadingText={t('common.loading')}
      noOptionsText={t('form.no_matches')}
      clearText={t('ra.action.clear_input_value')}
      openText={t('form.choose')}
      closeText={t('ra.action.close')}
      value={selected ?? unlisted}
      getOptionKey={item => item.id}
      getOptionLabel={item => item.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={renderLookupOption}
      onChange={(_, item) => onChange(item?.id ?? '')}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          label={hideLabel ? undefined : label}
          error={error}
          helperText={<LookupHelperText help={help} warning={selected?.warning} />}
          placeholder={placeholder}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': required,
              ...(hideLabel ? { 'aria-label': label } : {}),
              ...(describedBy ? { 'aria-describedby': describedBy } : {}),
            },
          }}
        />
      )}
    />
  );
};
