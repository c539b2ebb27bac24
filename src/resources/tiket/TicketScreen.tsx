import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { Ask } from './Ask.tsx';
import { Candidates } from './Candidates.tsx';
import { Moved } from './Moved.tsx';
import { PartyCard } from './PartyCard.tsx';
import { Preview } from './Preview.tsx';
import { useTicket } from './useTicket.ts';

/**
 * Moves a ticket from one participant to another: find it, choose the receiver, preview, confirm.
 */
export const TicketScreen = () => {
  const say = useWords();
  const ticket = useTicket();
  const { holder, receiver, moved, errors, busy } = ticket;
  const state: unknown = useLocation().state;
  // The participant's page passes the ticket number in the navigation state.
  const brought =
    typeof state === 'object' && state !== null && 'noTiket' in state ? String(state.noTiket) : '';
  return (
    <>
      <PageHead title={say('resources.tiket.title')} description={say('resources.tiket.lead')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 860 }}>
        {moved ? (
          <Moved moved={moved} onAnother={ticket.startOver} />
        ) : (
          <Ask
            label={say('resources.tiket.number')}
            help={say('resources.tiket.number_help')}
            act={say('resources.tiket.find')}
            start={brought}
            error={errors.noTiket}
            busy={busy}
            onAsk={text =>
              text === ''
                ? ticket.setErrors({ noTiket: say('form.required') })
                : void ticket.find(text)
            }
          />
        )}
        {holder && !receiver ? (
          <PartyCard title={say('resources.tiket.holder')} record={holder.peserta} />
        ) : null}
        {holder?.halangan ? <Alert severity="warning">{holder.halangan}</Alert> : null}
        {holder && !holder.halangan && !receiver ? <Candidates ticket={ticket} /> : null}
        {holder && receiver ? (
          <>
            <Preview
              from={holder.peserta}
              to={receiver}
              busy={busy}
              errors={errors}
              onMove={ticket.move}
              onRefuse={ticket.setErrors}
            />
            <Box>
              <Button disabled={busy} onClick={() => ticket.choose(undefined)}>
                {say('resources.tiket.other')}
              </Button>
            </Box>
          </>
        ) : null}
      </Box>
    </>
  );
};
