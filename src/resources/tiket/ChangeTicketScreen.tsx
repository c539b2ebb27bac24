import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SearchForm } from './SearchForm.tsx';
import { ReceiverSearch } from './ReceiverSearch.tsx';
import { MoveSuccess } from './MoveSuccess.tsx';
import { PartyCard } from './PartyCard.tsx';
import { MovePreview } from './MovePreview.tsx';
import { useTicketMove } from './useTicketMove.ts';

/**
 * Moves a ticket from one participant to another: find it, choose the receiver, preview, confirm.
 */
export const ChangeTicketScreen = () => {
  const t = useMessages();
  const ticketMove = useTicketMove();
  const { holder, receiver, moved, errors, isBusy } = ticketMove;
  const state: unknown = useLocation().state;
  // The participant's page passes the ticket number in the navigation state.
  const initialTicket =
    typeof state === 'object' && state !== null && 'noTiket' in state ? String(state.noTiket) : '';
  return (
    <>
      <PageHeader title={t('resources.tiket.title')} description={t('resources.tiket.lead')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 860 }}>
        {moved ? (
          <MoveSuccess moved={moved} onAnother={ticketMove.startOver} />
        ) : (
          <SearchForm
            label={t('resources.tiket.number')}
            help={t('resources.tiket.number_help')}
            buttonLabel={t('resources.tiket.find')}
            initialText={initialTicket}
            error={errors.noTiket}
            isBusy={isBusy}
            onSearch={text =>
              text === ''
                ? ticketMove.setErrors({ noTiket: t('form.required') })
                : void ticketMove.findTicket(text)
            }
          />
        )}
        {holder && !receiver ? (
          <PartyCard title={t('resources.tiket.holder')} record={holder.peserta} />
        ) : null}
        {holder?.halangan ? <Alert severity="warning">{holder.halangan}</Alert> : null}
        {holder && !holder.halangan && !receiver ? <ReceiverSearch ticket={ticketMove} /> : null}
        {holder && receiver ? (
          <>
            <MovePreview
              from={holder.peserta}
              to={receiver}
              isBusy={isBusy}
              errors={errors}
              onMove={ticketMove.move}
              onInvalid={ticketMove.setErrors}
            />
            <Box>
              <Button disabled={isBusy} onClick={() => ticketMove.chooseReceiver(undefined)}>
                {t('resources.tiket.other')}
              </Button>
            </Box>
          </>
        ) : null}
      </Box>
    </>
  );
};
