import Typography from '@mui/material/Typography';
import { dashboardCalls, type Funnel } from '#contract/dashboard/index.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { formatNumber, formatPercent } from '#src/ui/format/number.ts';
import { pesertaWhere } from '../lists.ts';
import { Panel } from '../Panel.tsx';
import { useAsked } from '../useAsked.ts';
import { BarTable } from './BarTable.tsx';

/** Steps of the regular programme, each a share of the uploaded peserta. */
const regular = ['terunggah', 'valid', 'dosis1', 'dosis2'] as const;
/** Boosters are separate registrations, so they have no share. */
const boosters = ['booster', 'boosterLuar'] as const;

const done = { statusVaksinasi: 'SELESAI' };

/** Vaccination type and list filter of the peserta counted in each step. */
const whom: Record<keyof Funnel, readonly [VaccinationType, Readonly<Record<string, string>>]> = {
  terunggah: [0, {}],
  valid: [0, { statusData: 'VALID' }],
  dosis1: [0, { statusVaksinasi: 'SUDAH' }],
  dosis2: [0, done],
  booster: [1, done],
  boosterLuar: [2, done],
};

const isEmpty = (funnel: Funnel): boolean =>
  [...regular, ...boosters].every(step => funnel[step] === 0);

/** Funnel chart from upload to booster. */
export const FunnelChart = () => {
  const say = useWords();
  const { role } = useSignedIn();
  const title = say('resources.dashboard.funnel.title');
  const asked = useAsked('funnel', (call, signal) => call(dashboardCalls.summary, {}, { signal }));
  return (
    <Panel title={title} asked={asked} height={260}>
      {funnel => {
        if (isEmpty(funnel)) {
          return (
            <Typography color="textSecondary">{say('resources.dashboard.funnel.empty')}</Typography>
          );
        }
        const longest = Math.max(...[...regular, ...boosters].map(step => funnel[step]));
        const row = (step: keyof Funnel, share: string) => {
          const [type, filter] = whom[step];
          return {
            key: step,
            name: say(`resources.dashboard.funnel.${step}`),
            to: pesertaWhere(role, filter, type),
            numbers: [formatNumber(funnel[step]), share],
            length: funnel[step] / longest,
          };
        };
        return (
          <BarTable
            caption={title}
            heads={(['step', 'people', 'share'] as const).map(head =>
              say(`resources.dashboard.funnel.${head}`),
            )}
            rows={[
              ...regular.map(step =>
                row(
                  step,
                  funnel.terunggah > 0 ? formatPercent(funnel[step] / funnel.terunggah) : '',
                ),
              ),
              ...boosters.map(step => row(step, '')),
            ]}
          />
        );
      }}
    </Panel>
  );
};
