import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { retensiCalls, type RetentionReport } from '#contract/domains/retensi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { HoldsNote } from './HoldsNote.tsx';

/** Screen with the retention period of each class of personal data, its counts and the last runs of the daily job. */
export const RetentionScreen = () => {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('resources.retensi.name')} description={t('resources.retensi.lead')} />
      <Loaded {...useCall('retensi', retensiCalls.report, {})}>
        {({ kelas, penahananBerlaku }) => (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
            <HoldsNote count={penahananBerlaku} />
            <ListBox label={t('resources.retensi.name')}>
              {kelas.map(report => (
                <ClassRow key={report.kelas} report={report} />
              ))}
            </ListBox>
          </Box>
        )}
      </Loaded>
    </>
  );
};

const meaning: Record<RetentionReport['tindakan'], Meaning> = {
  HAPUS: 'information',
  ANONIM: 'information',
  SIMPAN: 'neutral',
};

const ClassRow = ({ report }: { report: RetentionReport }) => {
  const t = useMessages();
  const { kelas, tindakan, dasar, perluAhliHukum } = report;
  const period = usePeriod(report);
  const figures = useFigures(report);
  const runs = useRuns(report);
  return (
    <ListRow>
      <Box sx={{ display: 'grid', gap: 0.25, width: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="body1" sx={{ fontWeight: 500 }}>
            {t(`resources.retensi.kelas.${kelas}`)}
          </Typography>
          <StateChip
            meaning={meaning[tindakan]}
            label={t(`resources.retensi.tindakan.${tindakan}`)}
          />
          {perluAhliHukum ? (
            <StateChip meaning="attention" label={t('resources.retensi.lawyer')} />
          ) : null}
        </Box>
        <Box sx={{ typography: 'body2' }}>{period}</Box>
        <Detail>{t(`resources.retensi.uraian.${kelas}`)}</Detail>
        <Detail>{t('resources.retensi.law', { law: dasar })}</Detail>
        {figures ? <Box sx={{ typography: 'body2', mt: 0.5 }}>{figures}</Box> : null}
        {runs ? <Detail>{runs}</Detail> : null}
      </Box>
    </ListRow>
  );
};

/** Returns the period in words, such as `2 tahun sejak kunjungan terakhir`. */
function usePeriod({ masa, dihitungSejak, tindakan }: RetentionReport): string {
  const t = useMessages();
  if (tindakan === 'SIMPAN') return t('resources.retensi.masa.unlimited');
  const parts = (['tahun', 'hari', 'jam'] as const).flatMap(unit =>
    masa[unit] > 0 ? [t(`resources.retensi.masa.${unit}`, { smart_count: masa[unit] })] : [],
  );
  const since = t(`resources.retensi.dihitungSejak.${dihitungSejak}`);
  return `${parts.join(' ') || t('resources.retensi.masa.none')} ${since}`;
}

/** Returns the counts of a class in words; undefined for data that stay. */
function useFigures(report: RetentionReport): string | undefined {
  const t = useMessages();
  const { tersimpan, tertua, jatuhTempo, ditahan, dapatDitahan, tindakan } = report;
  if (tindakan === 'SIMPAN') return undefined;
  if (tersimpan === null) return t('resources.retensi.not_counted');
  const counted = (key: 'stored' | 'due' | 'held', count: number): string =>
    t(`resources.retensi.${key}`, { smart_count: formatNumber(count) });
  return [
    counted('stored', tersimpan),
    tertua === null ? '' : t('resources.retensi.oldest', { day: formatDate(tertua) }),
    counted('due', jatuhTempo ?? 0),
    dapatDitahan ? counted('held', ditahan ?? 0) : t('resources.retensi.no_hold'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns what the last runs did, newest first; undefined before the first. */
function useRuns({ jalan, tindakan }: RetentionReport): string | undefined {
  const t = useMessages();
  if (tindakan === 'SIMPAN' || jalan.length === 0) return undefined;
  const runs = jalan.map(({ hari, jumlah, tertunda, selesai }) => {
    const key = selesai === null ? 'run_open' : tertunda > 0 ? 'run_postponed' : 'run';
    return t(`resources.retensi.${key}`, {
      day: formatDate(hari),
      count: formatNumber(jumlah),
      postponed: formatNumber(tertunda),
    });
  });
  return `${t('resources.retensi.runs')}: ${runs.join('; ')}`;
}
