import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  isSeriousKipi,
  seriousKipiDeadlineHours,
  type Kipi,
} from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { SelectInput } from '#src/kit/input/SelectInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

interface KindInputProps {
  field: ResourceField;
  /** The event that is changed; undefined for a new one. */
  event: Kipi | undefined;
}

/** Select of the kind; a serious event, or one that worries the public, shows its deadline. */
export const KindInput = ({ field, event }: KindInputProps) => {
  const t = useMessages();
  const [kind, isWorrying] = useWatch<
    { jenis: Kipi['jenis']; meresahkan: boolean },
    ['jenis', 'meresahkan']
  >({ name: ['jenis', 'meresahkan'] });
  const isSerious = isSeriousKipi(kind) || isWorrying;
  const isReportReset = isSerious && event?.serius === false && event.laporan !== null;
  return (
    <>
      <GroupHeading text={t('resources.kipi.group.first')} />
      <SelectInput field={field} />
      {isSerious ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('resources.vaksinasi.kipi.serious', { smart_count: seriousKipiDeadlineHours })}
          {isReportReset ? ` ${t('resources.vaksinasi.kipi.report_reset')}` : null}
        </Alert>
      ) : null}
    </>
  );
};

/** The first field of those that may follow the first report. */
export const FirstLaterInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  return (
    <>
      <GroupHeading text={t('resources.kipi.group.later')} />
      <SelectInput field={field} />
    </>
  );
};

const GroupHeading = ({ text }: { text: string }) => (
  <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
    {text}
  </Typography>
);

const LinesInput = lazyInput(() => import('#src/kit/lines/LinesInput.tsx'));

/** Rows of a KIPI, such as symptoms, with a heading; a dialog has room for cards only. */
export const KipiLinesInput = ({ field }: { field: ResourceField }) => {
  const headingId = useId();
  const { label, help, error } = useFieldInput(field);
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ gridColumn: '1 / -1' }}>
      <Typography id={headingId} component="h3" variant="subtitle2">
        {label}
      </Typography>
      {help === undefined || error ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {help}
        </Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
        <LinesInput field={field} hasCards />
      </Suspense>
    </Box>
  );
};
