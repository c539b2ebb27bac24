import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Act } from '../acts/act.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useActWords } from '../acts/useActs.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { pathFor } from '../resource/field.ts';
import { useMay } from '../resource/useMay.ts';
import { useNames } from '../resource/useNames.ts';
import { useLeaving } from './address.ts';

interface RowMenuProps {
  definition: Definition;
  record: AnyRecord;
  acts: readonly Act[];
}

/** Menu of a row. Disabled actions stay visible with their reason. */
export const RowMenu = ({ definition, record, acts }: RowMenuProps) => {
  const say = useWords();
  const words = useActWords();
  const names = useNames(definition);
  const session = useSignedIn();
  const may = useMay();
  const leaving = useLeaving();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Act>();
  const label = say('list.row.menu', { name: definition.nameOf(record) });
  const { show } = definition.paths;
  const mayChange = !definition.locked?.(record, session) && may(definition.rights.update);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {show ? (
          <MenuItem component={Link} to={pathFor(show, record.id)} {...leaving}>
            {say('common.act.view')}
          </MenuItem>
        ) : null}
        {show && !mayChange ? null : (
          <MenuItem component={Link} to={pathFor(definition.paths.edit, record.id)} {...leaving}>
            {say(mayChange ? 'common.act.edit' : 'common.act.view')}
          </MenuItem>
        )}
        {acts.map(act => {
          const refusal = act.refuse(record, session);
          return (
            <MenuItem
              key={act.name}
              disabled={refusal !== undefined}
              onClick={() => {
                close();
                setAsked(act);
              }}
              sx={{ maxWidth: 320, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } }}
            >
              <Box component="span" sx={{ color: act.harm && !refusal ? 'error.main' : undefined }}>
                <Box component="span" sx={{ color: refusal ? 'text.disabled' : undefined }}>
                  {words(act, 'label')}
                </Box>
                {refusal ? (
                  <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                    {names.refusal(refusal)}
                  </Typography>
                ) : null}
              </Box>
            </MenuItem>
          );
        })}
      </Menu>
      {asked ? (
        <ActDialog
          definition={definition}
          act={asked}
          records={[record]}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
};
