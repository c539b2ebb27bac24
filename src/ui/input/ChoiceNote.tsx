import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import type { Choosable } from '#src/providers/data/lookup.ts';

const Warning = ({ note }: { note: NonNullable<Choosable['note']> }) => {
  const say = useWords();
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5, typography: 'caption' }}>
      <WarningAmberIcon sx={{ fontSize: 16, color: 'warning.main' }} aria-hidden="true" />
      {say(note)}
    </Box>
  );
};

/** Renders an option of a lookup with its warning; MUI's `renderOption`. */
export const choiceOption = (
  { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
  { name, note }: Choosable,
): ReactNode => (
  <li key={key} {...props}>
    <span>
      {name}
      {note ? <Warning note={note} /> : null}
    </span>
  </li>
);

/** Helper text of a lookup field, followed by the warning of the selected item. */
export const ChoiceNote = ({ help, note }: { help: ReactNode; note: Choosable['note'] }) =>
  note ? (
    <>
      {help}
      <Warning note={note} />
    </>
  ) : (
    help
  );
