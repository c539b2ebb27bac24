import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { textareaSlots } from '#src/kit/input/textareaSlots.ts';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { PartyCard } from './PartyCard.tsx';
import type { TicketErrors, TicketMove } from './useTicketMove.ts';

interface MovePreviewProps {
  from: Peserta;
  to: Peserta;
  errors: TicketErrors;
  isBusy: boolean;
  onMove: TicketMove['move'];
  onInvalid: TicketMove['setErrors'];
}

/**
 * Preview of a ticket move: both participants before and after, warnings, and a required reason.
 */
export const MovePreview = ({ from, to, errors, isBusy, onMove, onInvalid }: MovePreviewProps) => {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState('');
  const reasonError = reason === sent ? errors.alasan : undefined;
  const head = useRef<HTMLHeadingElement>(null);
  // The focused button disappeared with the list; focusing the heading announces the preview.
  useEffect(() => head.current?.focus(), []);
  const ticket = from.noTiket ?? '';
  const warnings = [
    ...(from.idBHBU === to.idBHBU ? [] : [t('resources.tiket.companies_differ')]),
    ...(to.isEligible === false ? [t('resources.tiket.not_eligible')] : []),
  ];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        setSent(reason);
        const trimmedReason = reason.trim();
        if (trimmedReason === '') onInvalid({ alasan: t('form.required') });
        else void onMove(trimmedReason);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography ref={head} component="h2" variant="h4" tabIndex={-1}>
        {t('resources.tiket.preview')}
      </Typography>
      <Box sx={sides}>
        <PartyCard title={t('resources.tiket.holder')} record={from}>
          <TicketBeforeAfter ticket={ticket} before />
        </PartyCard>
        <PartyCard title={t('resources.tiket.receiver')} record={to}>
          <TicketBeforeAfter ticket={ticket} before={false} />
        </PartyCard>
      </Box>
      {warnings.map(warning => (
        <Alert key={warning} severity="warning" role="note">
          {warning}
        </Alert>
      ))}
      {errors._ ? <Alert severity="error">{errors._}</Alert> : null}
      <TextField
        label={t('resources.tiket.reason')}
        value={reason}
        onChange={event => setReason(event.target.value)}
        error={reasonError !== undefined}
        helperText={reasonError ?? t('resources.tiket.reason_help')}
        multiline
        slotProps={textareaSlots(2, { maxLength: 200, 'aria-required': true })}
      />
      <Box>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('resources.tiket.move')}
        </Button>
      </Box>
    </Box>
  );
};

/** One participant's ticket before and after the move. */
const TicketBeforeAfter = ({ ticket, before }: { ticket: string; before: boolean }) => {
  const t = useMessages();
  const has = t('resources.tiket.has', { ticket });
  const hasNot = t('resources.tiket.has_not');
  return (
    <FactGrid
      isPlain
      facts={[
        [t('resources.tiket.before'), before ? has : hasNot],
        [t('resources.tiket.after'), before ? hasNot : has],
      ]}
    />
  );
};

const sides = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
