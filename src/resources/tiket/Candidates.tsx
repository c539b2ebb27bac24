import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TicketParty } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { Ask } from './Ask.tsx';
import { Party } from './PartyCard.tsx';
import type { Ticket } from './useTicket.ts';

/** The server's maximum number of candidates. */
const most = 20;

/** Searches for the receiver of the ticket; ineligible candidates are listed with the reason. */
export const Candidates = ({ ticket }: { ticket: Ticket }) => {
  const say = useWords();
  const id = useId();
  const { candidates, errors, busy } = ticket;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {say('resources.tiket.receiver')}
      </Typography>
      <Ask
        label={say('resources.tiket.search')}
        help={say('resources.tiket.search_help')}
        act={say('resources.tiket.search_act')}
        error={errors.q}
        busy={busy}
        onAsk={q =>
          q.length < 3
            ? ticket.setErrors({ q: say('resources.tiket.search_short') })
            : void ticket.search(q)
        }
      />
      {candidates ? (
        <Box role="status" sx={{ mt: 2 }}>
          {candidates.length === 0 ? say('resources.tiket.none') : null}
        </Box>
      ) : null}
      {candidates && candidates.length > 0 ? (
        <Box component="ul" aria-label={say('resources.tiket.found')} sx={list}>
          {candidates.map(one => (
            <Candidate key={one.peserta.id} party={one} onChoose={ticket.choose} />
          ))}
        </Box>
      ) : null}
      {candidates?.length === most ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
          {say('resources.tiket.most')}
        </Box>
      ) : null}
    </Box>
  );
};

interface CandidateProps {
  party: TicketParty;
  onChoose: Ticket['choose'];
}

const Candidate = ({ party: { peserta, halangan }, onChoose }: CandidateProps) => {
  const say = useWords();
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Party record={peserta} />
        {halangan === null ? null : (
          <Box sx={{ typography: 'body2', mt: 0.5 }}>
            {say('resources.tiket.cannot', { why: halangan })}
          </Box>
        )}
      </Box>
      {halangan === null ? (
        <Button
          variant="outlined"
          size="small"
          aria-label={say('resources.tiket.choose', { name: peserta.nama })}
          onClick={() => onChoose(peserta)}
        >
          {say('form.pick')}
        </Button>
      ) : null}
    </Box>
  );
};

const list = {
  m: 0,
  mt: 1,
  px: 2,
  py: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
