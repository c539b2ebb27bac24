import Typography from '@mui/material/Typography';
import { dashboardCalls, type VaccinationFunnel } from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, formatPercent } from '#src/kit/format/number.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { funnelFigures } from '../figures.ts';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { useFigureViewer } from '../useFigureViewer.ts';
import { BarTable } from './BarTable.tsx';

/** Steps of the regular programme, each a share of the uploaded peserta. */
const regularSteps = ['terunggah', 'valid', 'dosis1', 'dosis2'] as const;
/** Boosters are separate registrations, so they have no share. */
const boosterSteps = ['booster', 'boosterLuar'] as const;

const isEmpty = (funnel: VaccinationFunnel): boolean =>
  [...regularSteps, ...boosterSteps].every(step => funnel[step] === 0);

/** Funnel chart from upload to booster. */
export const FunnelChart = () => {
  const t = useMessages();
  const { viewer } = useFigureViewer();
  const title = t('resources.dashboard.funnel.title');
  const query = useDashboardQuery('funnel', (call, signal, limit) =>
    call(dashboardCalls.summary, { query: limit }, { signal }),
  );
  return (
    <DashboardPanel title={title} query={query} height={260}>
      {funnel => {
        if (isEmpty(funnel)) {
          return (
            <Typography color="textSecondary">{t('resources.dashboard.funnel.empty')}</Typography>
          );
        }
        const longest = Math.max(...[...regularSteps, ...boosterSteps].map(step => funnel[step]));
        const row = (step: keyof VaccinationFunnel, share: string) => ({
          key: step,
          name: t(`resources.dashboard.funnel.${step}`),
          to: funnelFigures[step](viewer),
          numbers: [formatNumber(funnel[step]), share],
          length: funnel[step] / longest,
        });
        return (
          <BarTable
            caption={title}
            headers={(['step', 'people', 'share'] as const).map(head =>
              t(`resources.dashboard.funnel.${head}`),
            )}
            rows={[
              ...regularSteps.map(step =>
                row(
                  step,
                  funnel.terunggah > 0 ? formatPercent(funnel[step] / funnel.terunggah) : '',
                ),
              ),
              ...boosterSteps.map(step => row(step, '')),
            ]}
          />
        );
      }}
    </DashboardPanel>
  );
};
