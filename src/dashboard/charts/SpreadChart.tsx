import Typography from '@mui/material/Typography';
import type { Breakdown, RegistrationBreakdowns } from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { spreadFigures } from '../figures.ts';
import type { DashboardQuery } from '../useDashboardQuery.ts';
import { useFigureViewer } from '../useFigureViewer.ts';
import { BarTable } from './BarTable.tsx';

interface SpreadChartProps {
  by: keyof RegistrationBreakdowns;
  query: DashboardQuery<RegistrationBreakdowns>;
}

type PartCounts = Omit<Breakdown['lainnya'], 'jumlah'>;

const numbersOf = ({ terunggah, valid, selesai }: PartCounts): string[] =>
  [terunggah, valid, selesai].map(formatNumber);

/** Peserta by facility or company: the largest ones, and the rest as one row. */
export const SpreadChart = ({ by, query }: SpreadChartProps) => {
  const t = useMessages();
  const { viewer } = useFigureViewer();
  const lists = spreadFigures[by].data;
  const title = t(`resources.dashboard.distribution.${by}`);
  return (
    <DashboardPanel title={title} query={query} height={260}>
      {answer => {
        const breakdown = answer[by];
        if (!breakdown || breakdown.data.length === 0) {
          return (
            <Typography color="textSecondary">
              {t('resources.dashboard.distribution.empty')}
            </Typography>
          );
        }
        const { data, lainnya } = breakdown;
        const longest = Math.max(...data.map(({ terunggah }) => terunggah));
        const rest = {
          key: 'lainnya',
          name: t(`resources.dashboard.distribution.rest.${by}`, { smart_count: lainnya.jumlah }),
          numbers: numbersOf(lainnya),
        };
        return (
          <>
            <BarTable
              caption={title}
              headers={[
                t(`resources.dashboard.distribution.name.${by}`),
                ...(['uploaded', 'valid', 'done'] as const).map(head =>
                  t(`resources.dashboard.distribution.${head}`),
                ),
              ]}
              rows={[
                ...data.map(part => ({
                  key: String(part.id),
                  name: part.nama ?? t(`resources.dashboard.distribution.unassigned.${by}`),
                  to: lists.terunggah(viewer, part),
                  numbers: numbersOf(part),
                  numberPaths: [
                    lists.terunggah(viewer, part),
                    lists.valid(viewer, part),
                    lists.selesai(viewer, part),
                  ],
                  length: part.terunggah / longest,
                  filledPart: part.selesai / part.terunggah,
                })),
                ...(lainnya.jumlah > 0 ? [rest] : []),
              ]}
            />
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
              {t('resources.dashboard.distribution.legend')}
            </Typography>
          </>
        );
      }}
    </DashboardPanel>
  );
};
