import Box from '@mui/material/Box';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import type { WeekRecord } from './useWeekSave.ts';

interface WeekHeadProps {
  record: WeekRecord;
  /** Whether the form has errors; the document title then starts with that. */
  failed?: boolean;
}

/** Page header of a facility's week: facility name, purpose, last change. */
export const WeekHead = ({ record, failed = false }: WeekHeadProps) => {
  const say = useWords();
  const title = say('resources.jadwal.page.title', { name: record.namaFaskes });
  const { modifiedAt, modifiedBy } = record;
  const when = formatDateTime(modifiedAt);
  const text = modifiedBy === null ? when : say('common.by_at', { who: modifiedBy, when });
  return (
    <PageHead
      title={title}
      tab={failed ? say('form.errors.document', { title }) : title}
      description={
        <>
          <Box>{say('resources.jadwal.page.lead')}</Box>
          {modifiedAt === null ? null : (
            <Box sx={{ fontSize: '0.8125rem' }}>
              {say('resources.jadwal.page.changed', { text })}
            </Box>
          )}
        </>
      }
    />
  );
};
