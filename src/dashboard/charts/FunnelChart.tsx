import Typography from '@mui/material/Typography';
import { dashboardCalls, type VaccinationFunnel } from '#contract/domains/dashboard/index.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, formatPercent } from '#src/kit/format/number.ts';
import { filteredPesertaListPath } from '#src/kit/list/listPaths.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { BarTable } from './BarTable.tsx';

/** Steps of the regular programme, each a share of the uploaded peserta. */
const regularSteps = ['terunggah', 'valid', 'dosis1', 'dosis2'] as const;
/** Boosters are separate registrations, so they have no share. */
const boosterSteps = ['booster', 'boosterLuar'] as const;

const completedFilter = { statusVaksinasi: 'SELESAI' };

/** Vaccination type and list filter of the peserta counted in each step. */
const stepFilters: Record<
  keyof VaccinationFunnel,
  readonly [VaccinationType, Readonly<Record<string, string>>]
> = {
  terunggah: [0, {}],
  valid: [0, { statusData: 'VALID' }],
  dosis1: [0, { statusVaksinasi: 'SUDAH' }],
  dosis2: [0, completedFilter],
  booster: [1, completedFilter],
  boosterLuar: [2, completedFilter],
};

const isEmpty = (funnel: VaccinationFunnel): boolean =>
  [...regularSteps, ...boosterSteps].every(step => funnel[step] === 0);

/** Funnel chart from upload to booster. */
export const FunnelChart = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const title = t('resources.dashboard.funnel.title');
  const query = useDashboardQuery('funnel', (call, signal) =>
    call(dashboardCalls.summary, {}, { signal }),
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
        const row = (step: keyof VaccinationFunnel, share: string) => {
          const [type, filter] = stepFilters[step];
          return {
            key: step,
            name: t(`resources.dashboard.funnel.${step}`),
            to: filteredPesertaListPath(role, filter, type),
            numbers: [formatNumber(funnel[step]), share],
            length: funnel[step] / longest,
          };
        };
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
