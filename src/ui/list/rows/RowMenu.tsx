import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { Action } from '../../actions/action.ts';
import { PlainIconButton } from '../../command/PlainIconButton.tsx';
import { LazyActionDialog } from '../../actions/LazyActionDialog.tsx';
import { useActionMessages } from '../../actions/useActions.ts';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { recordPath } from '../../resource/resourceField.ts';
import { usePermission } from '../../resource/usePermission.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { LinkFromList } from '../backLink.tsx';

interface RowMenuProps {
  definition: ResourceSpec;
  record: AnyRecord;
  actions: readonly Action[];
}

const dot = 'a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0';
const threeDots = `M3.9 10${dot}M9.4 10${dot}M14.9 10${dot}`;

/**
 * Button that opens the menu of a row, whose entries exist only while it is open. If the row shows another
 * record meanwhile, the menu and its dialog stay with the one they were opened for.
 */
export const RowMenu = ({ definition, record, actions }: RowMenuProps) => {
  const t = useMessages();
  const [open, setOpen] = useState<{ record: AnyRecord; anchor: HTMLElement }>();
  /** The newest version of a record that the menu was opened for. */
  const latest = (opened: AnyRecord): AnyRecord => (opened.id === record.id ? record : opened);
  const [pending, setPending] = useState<{ record: AnyRecord; action: Action }>();
  return (
    <>
      <PlainIconButton
        path={threeDots}
        aria-label={t('list.row.menu', { name: definition.nameOf(record) })}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onClick={event => setOpen({ record, anchor: event.currentTarget })}
      />
      {open ? (
        <RowMenuEntries
          anchor={open.anchor}
          record={latest(open.record)}
          definition={definition}
          actions={actions}
          label={t('list.row.menu', { name: definition.nameOf(open.record) })}
          onAction={action => setPending({ record: open.record, action })}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {pending ? (
        <LazyActionDialog
          definition={definition}
          action={pending.action}
          records={[latest(pending.record)]}
          onClose={() => setPending(undefined)}
        />
      ) : null}
    </>
  );
};

interface RowMenuEntriesProps extends RowMenuProps {
  anchor: HTMLElement;
  label: string;
  onAction: (action: Action) => void;
  onClose: () => void;
}

/** The open menu of a row. Disabled actions stay visible with their reason. */
const RowMenuEntries = ({
  definition,
  record,
  actions,
  anchor,
  label,
  onAction,
  onClose,
}: RowMenuEntriesProps) => {
  const t = useMessages();
  const actionMessage = useActionMessages();
  const names = useResourceMessages(definition);
  const session = useRequiredSession();
  const can = usePermission();
  const { show } = definition.paths;
  const canEdit = !definition.readOnlyReason?.(record, session) && can(definition.rights.update);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {show ? (
        <MenuItem component={LinkFromList} to={recordPath(show, record.id)}>
          {t('common.action.view')}
        </MenuItem>
      ) : null}
      {show && !canEdit ? null : (
        <MenuItem component={LinkFromList} to={recordPath(definition.paths.edit, record.id)}>
          {t(canEdit ? 'common.action.edit' : 'common.action.view')}
        </MenuItem>
      )}
      {actions.map(action => {
        const disabledReason = action.disabledReason(record, session);
        return (
          <MenuItem
            key={action.name}
            disabled={disabledReason !== undefined}
            onClick={() => {
              onClose();
              onAction(action);
            }}
            sx={{ maxWidth: 320, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } }}
          >
            <Box
              component="span"
              sx={{ color: action.isDestructive && !disabledReason ? 'error.main' : undefined }}
            >
              <Box component="span" sx={{ color: disabledReason ? 'text.disabled' : undefined }}>
                {actionMessage(action, 'label')}
              </Box>
              {disabledReason ? (
                <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                  {names.disabledReason(disabledReason)}
                </Typography>
              ) : null}
            </Box>
          </MenuItem>
        );
      })}
    </Menu>
  );
};
