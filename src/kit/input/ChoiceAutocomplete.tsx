import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useRef, type ReactNode, type Ref } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';
import { LookupHelperText, renderLookupOption } from './lookupOption.tsx';

export interface ChoiceAutocompleteProps {
  items: readonly LookupItem[];
  isPending?: boolean;
  label: string;
  /** Id of the selected item; empty for none. */
  value: string;
  onChange: (id: string) => void;
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
  /** Tab selects the first match of a typed text. */
  selectsFirstOnTab?: boolean;
  placeholder?: string;
  describedBy?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Searchable select over a list. A value that is no longer offered stays visible. */
export const ChoiceAutocomplete = ({
  items,
  isPending = false,
  label,
  value,
  onChange,
  fallbackLabel,
  id,
  name,
  help,
  error,
  required,
  disabled,
  hideLabel,
  selectsFirstOnEnter,
  selectsFirstOnTab = false,
  placeholder,
  describedBy,
  onBlur,
  inputRef,
}: ChoiceAutocompleteProps) => {
  const t = useMessages();
  const highlighted = useRef<LookupItem>(null);
  const typed = useRef('');
  const selected = items.find(item => item.id === value);
  const unlisted =
    !selected && !isPending && value !== '' ? { id: value, name: fallbackLabel ?? value } : null;
  return (
    <Autocomplete<LookupItem>
      id={id}
      options={unlisted ? [unlisted, ...items] : [...items]}
      loading={isPending}
      autoHighlight={selectsFirstOnEnter}
      onHighlightChange={(_, item) => {
        highlighted.current = item;
      }}
      onInputChange={(_, text, reason) => {
        typed.current = reason === 'input' ? text.trim().toLowerCase() : '';
        highlighted.current = null;
      }}
      onKeyDown={({ key }) => {
        if (!selectsFirstOnTab || key !== 'Tab' || typed.current === '') return;
        const matches = ({ name: text }: LookupItem) => text.toLowerCase().includes(typed.current);
        const item = highlighted.current ?? items.find(matches);
        if (item) onChange(item.id);
      }}
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
          helperText={
            help || selected?.warning ? (
              <LookupHelperText help={help} warning={selected?.warning} />
            ) : undefined
          }
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
