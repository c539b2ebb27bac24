import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import type { SystemStyleObject, Theme } from '@mui/system';
import { addDays } from '#contract/core/values/day.ts';
import type { Zone } from '#contract/core/values/zone.ts';
import {
  storageLimits,
  temperatureCalls,
  type TemperatureLine,
} from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { barContainer } from '#src/kit/page/barStyles.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import type { ReadingsFilter } from './ReadingsFilters.tsx';

/** Days that the chart shows when no period is chosen. */
const shownDays = 7;

/** How the lines of several chillers differ without colour. */
const dashes = ['none', '8 4', '2 3', '10 3 2 3'] as const;

interface TemperatureChartProps {
  idFaskes: number;
  filter: ReadingsFilter;
}

/** The temperatures of a facility over time with the limits; the list below has the same readings. */
export const TemperatureChart = ({ idFaskes, filter }: TemperatureChartProps) => {
  const t = useMessages();
  const today = useToday();
  const { palette } = useTheme();
  const { idChiller, dari, sampai } = filter;
  const from = dari ?? (sampai === undefined ? addDays(today, 1 - shownDays) : undefined);
  const { data, error, refetch } = useCall(
    'temperature',
    temperatureCalls.chart,
    {
      params: { id: idFaskes },
      query: { idChiller: Number(idChiller) || undefined, dari: from, sampai },
    },
    { keepsPrevious: true },
  );
  if (error) {
    return (
      <ListError
        detail={error.message}
        error={error}
        hasStaleRows={false}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton variant="rounded" height={240} sx={{ mb: 2 }} />;
  const points = data.garis.reduce((sum, { titik }) => sum + titik.length, 0);
  if (points < 2) return null;
  return (
    <Card sx={{ mb: 2 }}>
      <Box sx={barContainer} style={{ '--bar-accent': palette.primary.main } as object}>
        <Legend lines={data.garis} />
        <Plot lines={data.garis} zone={data.zona} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
        {t('resources.temperature.chart.note', storageLimits)}
      </Box>
    </Card>
  );
};

/** Name of a chiller's line. */
const useLineName = () => {
  const t = useMessages();
  return ({ namaChiller }: TemperatureLine) =>
    namaChiller ?? t('resources.temperature.withoutChiller');
};

const Legend = ({ lines }: { lines: readonly TemperatureLine[] }) => {
  const nameOf = useLineName();
  return (
    <Box component="ul" sx={legendStyle}>
      {lines.map((line, at) => (
        <Box
          component="li"
          key={line.idChiller}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box component="svg" aria-hidden viewBox="0 0 28 10" sx={{ width: 28, height: 10 }}>
            <Box component="path" d="M0 5H28" sx={lineStyle(at)} />
          </Box>
          {nameOf(line)}
        </Box>
      ))}
    </Box>
  );
};

const [width, height] = [1000, 220];

const Plot = ({ lines, zone }: { lines: readonly TemperatureLine[]; zone: Zone }) => {
  const t = useMessages();
  const points = lines.flatMap(({ titik }) => titik);
  const times = points.map(({ waktu }) => Date.parse(waktu));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const lowest = Math.min(...points.map(({ terendah }) => terendah));
  const highest = Math.max(...points.map(({ tertinggi }) => tertinggi));
  // One degree of room above and below.
  const [bottom, top] = [
    Math.min(lowest, storageLimits.min) - 1,
    Math.max(highest, storageLimits.max) + 1,
  ];
  const x = (waktu: string) =>
    last === first ? width / 2 : ((Date.parse(waktu) - first) / (last - first)) * width;
  const y = (suhu: number) => ((top - suhu) / (top - bottom)) * height;
  const pathOf = ({ titik }: TemperatureLine) =>
    // The lowest and the highest of each span; one stroke where they are the same.
    titik
      .flatMap(({ waktu, terendah, tertinggi }) =>
        terendah === tertinggi
          ? [[waktu, terendah] as const]
          : [[waktu, terendah] as const, [waktu, tertinggi] as const],
      )
      .map(
        ([waktu, suhu], at) =>
          `${at === 0 ? 'M' : 'L'}${x(waktu).toFixed(1)} ${y(suhu).toFixed(1)}`,
      )
      .join('');
  const label = (suhu: number) => (
    <Box component="span" sx={{ top: `${(y(suhu) / height) * 100}%` }}>
      {t('resources.temperature.degrees', { suhu: formatNumber(suhu) })}
    </Box>
  );
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 0.5 }}>
        <Box aria-hidden sx={scaleStyle}>
          {label(storageLimits.max)}
          {label(storageLimits.min)}
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={t('resources.temperature.chart.label', {
            from: formatDateTime(new Date(first), zone),
            until: formatDateTime(new Date(last), zone),
            lowest: formatNumber(lowest),
            highest: formatNumber(highest),
          })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          sx={{ width: 1, height, display: 'block', overflow: 'visible' }}
        >
          <Box
            component="rect"
            x={0}
            width={width}
            y={y(storageLimits.max)}
            height={y(storageLimits.min) - y(storageLimits.max)}
            sx={{ fill: 'currentColor', fillOpacity: 0.06 }}
          />
          {[storageLimits.min, storageLimits.max].map(limit => (
            <Box
              component="path"
              key={limit}
              d={`M0 ${y(limit)}H${width}`}
              sx={{
                stroke: 'currentColor',
                strokeOpacity: 0.5,
                vectorEffect: 'non-scaling-stroke',
              }}
            />
          ))}
          {lines.map((line, at) => (
            <Box component="path" key={line.idChiller} d={pathOf(line)} sx={lineStyle(at)} />
          ))}
        </Box>
      </Box>
      <Box aria-hidden sx={axisStyle}>
        <span>{formatDate(new Date(first), zone)}</span>
        <span>{formatDate(new Date(last), zone)}</span>
      </Box>
    </>
  );
};

const lineStyle = (at: number): SystemStyleObject<Theme> => ({
  fill: 'none',
  stroke: 'var(--bar-ink)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeDasharray: dashes[at % dashes.length],
  vectorEffect: 'non-scaling-stroke',
});

const legendStyle = {
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
};

const scaleStyle = {
  position: 'relative',
  typography: 'caption',
  color: 'text.secondary',
  '& > span': {
    position: 'absolute',
    right: 4,
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
  },
};

const axisStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  ml: '52px',
  mt: 0.5,
  typography: 'caption',
  color: 'text.secondary',
};
