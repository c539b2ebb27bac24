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

/** One to choose in a list that drops down, with what is to be known of it before. */
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

/** The help of a field, and what is to be known of the one that is chosen. */
export const ChoiceNote = ({ help, note }: { help: ReactNode; note: Choosable['note'] }) =>
  note ? (
    <>
      {help}
      <Warning note={note} />
    </>
  ) : (
    help
  );
