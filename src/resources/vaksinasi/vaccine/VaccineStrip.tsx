import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget } from '../styles.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import type { VaccineSession } from './useVaccineSession.ts';
import { VaccineDialog } from './VaccineDialog.tsx';
import { VaccineSummary } from './VaccineSummary.tsx';

interface VaccineStripProps {
  session: VaccineSession;
  /** Day of the queue. */
  day: string;
}

/** The vaccine and batch of the session, with the button that changes them. */
export const VaccineStrip = ({ session, day }: VaccineStripProps) => {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusReturn(isOpen);
  const { choice, choices, error, forgottenReason } = session;
  return (
    <Box role="group" aria-label={t('resources.vaksinasi.vaccine.label')} sx={{ mb: 1.5 }}>
      {forgottenReason === undefined ? null : (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {forgottenReason}
        </Alert>
      )}
      {error && isOpen ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error.message}
        </Alert>
      ) : null}
      <Box sx={stripStyle}>
        {choice ? (
          <VaccineSummary choice={choice} stock={session.stockOf(choice)} />
        ) : (
          <span>{t('resources.vaksinasi.vaccine.none')}</span>
        )}
        <Button
          ref={button}
          variant={choice ? 'text' : 'contained'}
          loading={isOpen && !choices && !error}
          onClick={() => setIsOpen(true)}
          sx={{ ...touchTarget, flexShrink: 0 }}
        >
          {t(`resources.vaksinasi.vaccine.${choice ? 'change' : 'choose'}`)}
        </Button>
      </Box>
      {isOpen && choices ? (
        <VaccineDialog
          title={t('resources.vaksinasi.vaccine.title')}
          choices={choices}
          current={choice}
          day={day}
          onChoose={next => {
            session.choose(next);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Box>
  );
};

const stripStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
