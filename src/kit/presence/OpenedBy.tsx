import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import type { OpenableTopic, OpenedRecord } from '#contract/domains/live.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useOpenedBy, useShowsRecord } from '#src/providers/live/presence.ts';

interface OpenedByProps {
  sumber: OpenableTopic;
  id: number;
}

/** Names of colleagues that are shown; more are counted. */
const maxNames = 2;

function openedText(t: Translate, opened: readonly OpenedRecord[]): string {
  const names = [...new Set(opened.filter(one => !one.akunSendiri).map(({ nama }) => nama))];
  if (names.length === 0) return t('common.opened.own');
  const more = names.length - maxNames;
  const shown = names.slice(0, maxNames).join(', ');
  return t('common.opened.others', { names: more > 0 ? `${shown} +${more}` : shown });
}

/** A sign that colleagues have a record open; nothing otherwise. */
export const OpenedBy = ({ sumber, id }: OpenedByProps) => {
  const t = useMessages();
  const opened = useOpenedBy(sumber, id);
  if (opened.length === 0) return null;
  return (
    <Box component="span" sx={signStyle}>
      <VisibilityOutlinedIcon aria-hidden sx={{ fontSize: 16 }} />
      {openedText(t, opened)}
    </Box>
  );
};

/** The sign for the record that this screen shows, which colleagues are told too. */
export const OpenedHere = ({ sumber, id }: OpenedByProps) => {
  useShowsRecord(sumber, id);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      <OpenedBy sumber={sumber} id={id} />
    </Box>
  );
};

const signStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'status.attention.text',
};
