import Box from '@mui/material/Box';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import type { ReportParams } from './useReportParams.ts';

interface RangeFieldsProps {
  params: ReportParams;
  /** What the server refuses, such as a range that is too long. */
  error: string | undefined;
}

const dayNames = ['dari', 'sampai'] as const;

/** First and last day of the report; a day counts once it is typed in full. */
export const RangeFields = ({ params, error }: RangeFieldsProps) => {
  const t = useMessages();
  const [typed, setTyped] = useState<Partial<Record<(typeof dayNames)[number], string>>>({});
  const change = (name: (typeof dayNames)[number], day: string): void => {
    if (!isIsoDate(day)) {
      setTyped({ ...typed, [name]: day });
      return;
    }
    setTyped({});
    // A first day after the last one moves both, so that one day is chosen in one field.
    const isOneDay = name === 'dari' && (params.dari === params.sampai || day > params.sampai);
    params.set(isOneDay ? { dari: day, sampai: day } : { [name]: day });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
      {dayNames.map(name => (
        <DateField
          key={name}
          label={t(`resources.satusehat.fields.${name}`)}
          value={typed[name] ?? params[name]}
          onChange={day => change(name, day)}
          error={name === 'sampai' && error !== undefined}
          helperText={name === 'sampai' ? error : undefined}
          sx={{ width: 220, maxWidth: 1 }}
        />
      ))}
    </Box>
  );
};
