import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TicketParty } from '#contract/domains/tiket.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
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
        <ListBox label={t('resources.tiket.found')} sx={{ mt: 1 }}>
          {candidates.map(one => (
            <Candidate key={one.peserta.id} party={one} onChoose={ticketMove.chooseReceiver} />
          ))}
        </ListBox>
      ) : null}
      {candidates?.length === maxCandidates ? (
        <Detail>{t('resources.tiket.too_many')}</Detail>
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
    <ListRow
      end={
        halangan === null ? (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('resources.tiket.choose', { name: peserta.nama })}
            onClick={() => onChoose(peserta)}
          >
            {t('form.choose')}
          </Button>
        ) : null
      }
    >
      <PartySummary record={peserta} />
      {halangan === null ? null : t('resources.tiket.not_selectable', { why: halangan })}
    </ListRow>
  );
};
