import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '../../date/DateField.tsx';
import { isIsoDate } from '../../date/typedDate.ts';
import type { FieldKind } from '../../resource/schemaField.ts';
import type { FilterInputProps } from './FilterEditor.tsx';
import { FilterPopover } from './FilterPopover.tsx';

const inputModes: Partial<Record<FieldKind, 'numeric' | 'tel' | 'email'>> = {
  number: 'numeric',
  money: 'numeric',
  identity: 'numeric',
  phone: 'tel',
  email: 'email',
};

/** Popover that sets a filter to a typed value. */
const FilterTextPopover = ({ filter, anchor, value, onSet, onClose }: FilterInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const [isRefused, setIsRefused] = useState(false);
  const isDate = filter.kind === 'date' || filter.kind === 'instant';
  const field = { id, autoFocus: true, label: translate(filter.label), value: text };
  return (
    <FilterPopover
      anchor={anchor}
      label={translate(filter.label)}
      onClose={onClose}
      onSubmit={() => {
        if (!isDate || text === '' || isIsoDate(text)) onSet(text.trim() || undefined);
        else setIsRefused(true);
      }}
    >
      {isDate ? (
        <DateField
          {...field}
          error={isRefused}
          onChange={typed => {
            setText(typed);
            setIsRefused(false);
          }}
        />
      ) : (
        <TextField
          {...field}
          helperText={filter.isSecret ? t('list.filter.secret') : undefined}
          onChange={event => setText(event.target.value)}
          slotProps={{
            htmlInput: {
              inputMode: inputModes[filter.kind],
              maxLength: 100,
              autoComplete: 'off',
            },
          }}
        />
      )}
    </FilterPopover>
  );
};

export default FilterTextPopover;
