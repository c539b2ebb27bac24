import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget } from './styles.ts';
import { useOpensNext } from './useNextPerson.ts';

/** Switch that lets the next person open by itself after a save; it is remembered. */
export const NextSwitch = () => {
  const t = useMessages();
  const { value, set } = useOpensNext();
  return (
    <FormControlLabel
      control={<Switch checked={value} onChange={(_, is) => set(is)} />}
      label={t('resources.vaksinasi.form.open_next')}
      sx={{ ...touchTarget, m: 0 }}
    />
  );
};
