import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget } from '../styles.ts';
import type { VisitFormState } from './useVisitForm.ts';
import { visitFieldId } from './visitFieldId.ts';

/** Checkbox that confirms the warnings before a dose is given. */
export const ConfirmWarnings = ({
  visit: { warnings, askedByServer, toConfirm, isConfirmed, change, errors },
}: {
  visit: VisitFormState;
}) => {
  const t = useMessages();
  if (toConfirm === '') return null;
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isConfirmed}
            onChange={(_, is) => change({ konfirmasi: is ? toConfirm : '' })}
            size="small"
            slotProps={{ input: { id: visitFieldId('konfirmasi') } }}
          />
        }
        // The server's text says itself that it asks for a confirmation.
        label={
          askedByServer ?? t('resources.vaksinasi.form.konfirmasi', { what: warnings.join('. ') })
        }
        sx={{ ...touchTarget, ml: 0 }}
      />
      {errors['konfirmasi'] && askedByServer === null ? (
        <FormHelperText error>{errors['konfirmasi']}</FormHelperText>
      ) : null}
    </Box>
  );
};
