import Box from '@mui/material/Box';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { dayNames, type AccountDays } from './accountDays.ts';

interface DayFieldsProps {
  /** The days that are shown. */
  days: AccountDays;
  /** What the server refuses, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (name: keyof AccountDays, day: string) => void;
}

/** First and last day of the statement; a day counts once it is typed in full. */
export const DayFields = ({ days, errors, onChange }: DayFieldsProps) => {
  const t = useMessages();
  const [typed, setTyped] = useState<AccountDays>({});
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
      {dayNames.map(name => (
        <DateField
          key={name}
          label={t(`resources.companyAccount.fields.${name}`)}
          value={typed[name] ?? days[name] ?? ''}
          onChange={text => {
            setTyped({ ...typed, [name]: text });
            if (isIsoDate(text)) onChange(name, text);
          }}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          sx={{ width: 220, maxWidth: 1 }}
        />
      ))}
    </Box>
  );
};
