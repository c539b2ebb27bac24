import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TicketParty } from '#contract/domains/tiket.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { SearchForm } from './SearchForm.tsx';
import { PartySummary } from './PartyCard.tsx';
import type { TicketMove } from './useTicketMove.ts';

/** The server's maximum number of candidates. */
const maxCandidates = 20;

/** Searches for the receiver of the ticket; ineligible candidates are listed with the reason. */
export const ReceiverSearch = ({ ticket: ticketMove }: { ticket: TicketMove }) => {
  const t = useMessages();
  const id = useId();
  const { candidates, errors, isBusy } = ticketMove;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {t('resources.tiket.receiver')}
      </Typography>
      <SearchForm
        label={t('resources.tiket.search')}
        help={t('resources.tiket.search_help')}
        buttonLabel={t('resources.tiket.search_submit')}
        error={errors.q}
        isBusy={isBusy}
        onSearch={q =>
          q.length < 3
            ? ticketMove.setErrors({ q: t('resources.tiket.search_short') })
            : void ticketMove.searchReceivers(q)
        }
      />
      {candidates ? (
        <Box role="status" sx={{ mt: 2 }}>
          {candidates.length === 0 ? t('resources.tiket.none') : null}
        </Box>
      ) : null}
      {candidates && candidates.length > 0 ? (
        <Box component="ul" aria-label={t('resources.tiket.found')} sx={list}>
          {candidates.map(one => (
            <Candidate key={one.peserta.id} party={one} onChoose={ticketMove.chooseReceiver} />
          ))}
        </Box>
      ) : null}
      {candidates?.length === maxCandidates ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
          {t('resources.tiket.too_many')}
        </Box>
      ) : null}
    </Box>
  );
};

interface CandidateProps {
  party: TicketParty;
  onChoose: TicketMove['chooseReceiver'];
}

const Candidate = ({ party: { peserta, halangan }, onChoose }: CandidateProps) => {
  const t = useMessages();
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <PartySummary record={peserta} />
        {halangan === null ? null : (
          <Box sx={{ typography: 'body2', mt: 0.5 }}>
            {t('resources.tiket.not_selectable', { why: halangan })}
          </Box>
        )}
      </Box>
      {halangan === null ? (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('resources.tiket.choose', { name: peserta.nama })}
          onClick={() => onChoose(peserta)}
        >
          {t('form.choose')}
        </Button>
      ) : null}
    </Box>
  );
};

const list = { ...borderedList, mt: 1 };
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
