import Typography from '@mui/material/Typography';
import type { Parts, Spread } from '#contract/dashboard/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Panel } from '../Panel.tsx';
import type { Asked } from '../useAsked.ts';
import { BarTable } from './BarTable.tsx';

interface SpreadChartProps {
  by: keyof Spread;
  asked: Asked<Spread>;
}

type Tally = Omit<Parts['lainnya'], 'jumlah'>;

const numbersOf = ({ terunggah, valid, selesai }: Tally): string[] =>
  [terunggah, valid, selesai].map(formatNumber);

/** Peserta by facility or company: the largest ones, and the rest as one row. */
export const SpreadChart = ({ by, asked }: SpreadChartProps) => {
  const say = useWords();
  const title = say(`resources.dashboard.spread.${by}`);
  return (
    <Panel title={title} asked={asked} height={260}>
      {answer => {
        const parts = answer[by];
        if (!parts || parts.data.length === 0) {
          return (
            <Typography color="textSecondary">{say('resources.dashboard.spread.empty')}</Typography>
          );
        }
        const { data, lainnya } = parts;
        const longest = Math.max(...data.map(({ terunggah }) => terunggah));
        const rest = {
          key: 'lainnya',
          name: say(`resources.dashboard.spread.rest.${by}`, { smart_count: lainnya.jumlah }),
          numbers: numbersOf(lainnya),
        };
        return (
          <>
            <BarTable
              caption={title}
              heads={[
                say(`resources.dashboard.spread.name.${by}`),
                ...(['uploaded', 'valid', 'done'] as const).map(head =>
                  say(`resources.dashboard.spread.${head}`),
                ),
              ]}
              rows={[
                ...data.map(part => ({
                  key: String(part.id),
                  name: part.nama ?? say(`resources.dashboard.spread.nobody.${by}`),
                  numbers: numbersOf(part),
                  length: part.terunggah / longest,
                  full: part.selesai / part.terunggah,
                })),
                ...(lainnya.jumlah > 0 ? [rest] : []),
              ]}
            />
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
              {say('resources.dashboard.spread.bars')}
            </Typography>
          </>
        );
      }}
    </Panel>
  );
};
