import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';

const LookupWarning = ({ warning }: { warning: NonNullable<LookupItem['warning']> }) => {
  const t = useMessages();
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5, typography: 'caption' }}>
      <WarningAmberIcon sx={{ fontSize: 16, color: 'warning.main' }} aria-hidden="true" />
      {t(warning)}
    </Box>
  );
};

/** Renders an option of a lookup with its warning; MUI's `renderOption`. */
export const renderLookupOption = (
  { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
  { name, warning }: LookupItem,
): ReactNode => (
  <li key={key} {...props}>
    <span>
      {name}
      {warning ? <LookupWarning warning={warning} /> : null}
    </span>
  </li>
);

/** Helper text of a lookup field, followed by the warning of the selected item. */
export const LookupHelperText = ({
  help,
  warning,
}: {
  help: ReactNode;
  warning: LookupItem['warning'];
}) =>
  warning ? (
    <>
      {help}
      <LookupWarning warning={warning} />
    </>
  ) : (
    help
  );
