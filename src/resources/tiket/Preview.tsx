import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PartyCard } from './PartyCard.tsx';
import type { Errors, Ticket } from './useTicket.ts';

interface PreviewProps {
  from: Peserta;
  to: Peserta;
  errors: Errors;
  busy: boolean;
  onMove: Ticket['move'];
  onRefuse: Ticket['setErrors'];
}

/**
 * Preview of a ticket move: both participants before and after, warnings, and a required reason.
 */
export const Preview = ({ from, to, errors, busy, onMove, onRefuse }: PreviewProps) => {
  const say = useWords();
  const [reason, setReason] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  // The focused button disappeared with the list; focusing the heading announces the preview.
  useEffect(() => head.current?.focus(), []);
  const ticket = from.noTiket ?? '';
  const notes = [
    ...(from.idBHBU === to.idBHBU ? [] : [say('resources.tiket.companies_differ')]),
    ...(to.isEligible === false ? [say('resources.tiket.not_eligible')] : []),
  ];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const why = reason.trim();
        if (why === '') onRefuse({ alasan: say('form.required') });
        else void onMove(why);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography ref={head} component="h2" variant="h4" tabIndex={-1}>
        {say('resources.tiket.preview')}
      </Typography>
      <Box sx={sides}>
        <PartyCard title={say('resources.tiket.holder')} record={from}>
          <Change ticket={ticket} before />
        </PartyCard>
        <PartyCard title={say('resources.tiket.receiver')} record={to}>
          <Change ticket={ticket} before={false} />
        </PartyCard>
      </Box>
      {notes.map(note => (
        <Alert key={note} severity="warning" role="note">
          {note}
        </Alert>
      ))}
      {errors._ ? <Alert severity="error">{errors._}</Alert> : null}
      <TextField
        label={say('resources.tiket.reason')}
        value={reason}
        onChange={event => setReason(event.target.value)}
        error={errors.alasan !== undefined}
        helperText={errors.alasan ?? say('resources.tiket.reason_help')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 200, 'aria-required': true } }}
      />
      <Box>
        <Button type="submit" variant="contained" loading={busy}>
          {say('resources.tiket.move')}
        </Button>
      </Box>
    </Box>
  );
};

/** One participant's ticket before and after the move. */
const Change = ({ ticket, before }: { ticket: string; before: boolean }) => {
  const say = useWords();
  const has = say('resources.tiket.has', { ticket });
  const hasNot = say('resources.tiket.has_not');
  return (
    <Box component="dl" sx={change}>
      <dt>{say('resources.tiket.before')}</dt>
      <dd>{before ? has : hasNot}</dd>
      <dt>{say('resources.tiket.after')}</dt>
      <dd>{before ? hasNot : has}</dd>
    </Box>
  );
};

const sides = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const change = {
  m: 0,
  mt: 1.5,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500, overflowWrap: 'anywhere' },
};
