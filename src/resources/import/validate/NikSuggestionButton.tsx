import Button, { type ButtonProps } from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { NikSuggestion } from './nikSuggestion.ts';

interface NikSuggestionButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'loading' | 'aria-describedby'
> {
  suggestion: NikSuggestion;
}

/** Button that corrects a cell to the value of the NIK. */
export const NikSuggestionButton = ({ suggestion, ...props }: NikSuggestionButtonProps) => {
  const t = useMessages();
  return (
    <Button size="small" variant="outlined" {...props}>
      {t(
        suggestion.field === 'tanggalLahir'
          ? 'resources.import.grid.use_nik_date'
          : 'resources.import.grid.use_nik_sex',
      )}
    </Button>
  );
};
