import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayReportCalls } from '#contract/domains/stock/day-report.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { isFaskesStaff } from '#src/resources/faskes/isFaskesStaff.ts';
import { DocumentView } from './PrintScreen.tsx';

const LookupChoice = lazyInput(async () => ({
  default: (await import('#src/kit/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

/** The day's report of a facility, with the choice of the day; the staff also choose the facility. */
export const DayReportPrint = () => {
  const t = useMessages();
  const today = useToday();
  const { role, idReferensi } = useRequiredSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tanggal');
  const day = asked !== null && isIsoDate(asked) ? asked : today;
  const id = isFaskesStaff(role) ? idReferensi : Number(search.get('faskes')) || null;
  const [typed, setTyped] = useState(day);
  const show = (name: 'faskes' | 'tanggal', value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const isFuture = day > today;
  const choice = (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      {isFaskesStaff(role) ? null : (
        <Box sx={{ width: 320, maxWidth: 1 }}>
          <LookupChoice
            lookup="faskes"
            label={t('resources.print.dayReport.facility')}
            value={search.get('faskes') ?? ''}
            onChange={value => show('faskes', value)}
          />
        </Box>
      )}
      <DateField
        label={t('resources.print.dayReport.day')}
        value={typed}
        onChange={text => {
          setTyped(text);
          if (isIsoDate(text)) show('tanggal', text === today ? '' : text);
        }}
        error={isFuture}
        helperText={isFuture ? t('resources.print.dayReport.future') : undefined}
        sx={{ width: 200 }}
      />
    </Box>
  );
  if (id === null || isFuture) {
    return (
      <>
        <PageHeader title={t('resources.print.page.dayReport')} />
        {choice}
        {id === null ? (
          <Alert severity="info">{t('resources.print.dayReport.choose')}</Alert>
        ) : null}
      </>
    );
  }
  return <Report id={id} day={day} choice={choice} />;
};

interface ReportProps {
  id: number;
  day: string;
  choice: ReactNode;
}

const Report = ({ id, day, choice }: ReportProps) => (
  <Loaded
    {...useCall('dayReport', dayReportCalls.printed, {
      params: { id },
      query: { tanggal: day },
    })}
  >
    {printable => <DocumentView printable={printable} notice={choice} />}
  </Loaded>
);
