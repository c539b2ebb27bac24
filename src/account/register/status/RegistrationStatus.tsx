import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ApplicantView } from '#contract/domains/application/index.ts';
import type { BhbuState } from '#contract/states/bhbu.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { register as words } from '#texts/register.ts';

const statusAppearance = {
  MENUNGGU: { severity: 'info', icon: <InfoOutlinedIcon /> },
  PERLU_PERBAIKAN: { severity: 'warning', icon: <WarningAmberIcon /> },
  AKTIF: { severity: 'success', icon: <CheckIcon /> },
  DITOLAK: { severity: 'error', icon: <ErrorOutlinedIcon /> },
  NONAKTIF: { severity: 'info', icon: <InfoOutlinedIcon /> },
} as const satisfies Record<BhbuState, object>;

/** Application status with its explanation. */
export function RegistrationStatus({ view }: { view: ApplicantView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [view.status]);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {view.namaBHBU}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <Box component="span" sx={codeStyle}>
          {view.nomorTiket}
        </Box>
        {view.diajukan &&
          ` · ${interpolate(words.status.sent, { when: formatDateTime(view.diajukan) })}`}
      </Typography>
      <Alert {...statusAppearance[view.status]} role="status">
        <AlertTitle>{words.state[view.status]}</AlertTitle>
        {words.meaning[view.status]}
        {view.alasan && (
          <Box sx={{ mt: 1 }}>
            {words.status.reason}: {view.alasan}
          </Box>
        )}
      </Alert>
    </Box>
  );
}
