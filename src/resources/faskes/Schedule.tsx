import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { jadwalCalls, weekdayName, weekTotals, type JadwalHari } from '#contract/jadwal/index.ts';
import { useWords, type Say } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { pathFor } from '#src/ui/resource/field.ts';
import { useMay } from '#src/ui/resource/useMay.ts';

/** Summarises a facility's opening days and links to its weekly schedule. */
export const Schedule = () => {
  const say = useWords();
  const may = useMay();
  const { call } = useApi();
  const { record } = useFormFacts();
  const id = Number(record?.id ?? 0);
  const { data, error } = useQuery({
    queryKey: ['jadwal', String(id)],
    queryFn: ({ signal }) => call(jadwalCalls.get, { params: { id } }, { signal }),
    enabled: record !== undefined,
    retry: isWorthRetrying,
  });
  if (!record) {
    return <Typography color="textSecondary">{say('resources.faskes.schedule.later')}</Typography>;
  }
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {error ? (
          say('resources.faskes.schedule.failed')
        ) : data ? (
          sayWeek(say, data.jadwal.hari)
        ) : (
          <Skeleton width={280} />
        )}
      </Typography>
      <Button
        component={Link}
        to={pathFor('/dashboard/faskes/edit-jadwal/:id', id)}
        variant="outlined"
      >
        {say(`resources.faskes.schedule.${may('jadwal.update') ? 'edit' : 'open'}`)}
      </Button>
    </>
  );
};

/** Example: 'Buka Senin, Selasa; menampung 400 orang seminggu.' */
function sayWeek(say: Say, days: readonly JadwalHari[]): string {
  const open = days.filter(({ aktif }) => aktif);
  if (open.length === 0) return say('resources.faskes.schedule.none');
  return say('resources.faskes.schedule.week', {
    days: open.map(({ hari }) => weekdayName(hari)).join(', '),
    smart_count: weekTotals(days).kapasitas,
  });
}
