import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { Action } from '../../actions/action.ts';
import { PlainIconButton } from '../../command/PlainIconButton.tsx';
import { useActionMessages } from '../../actions/useActions.ts';
import { useDisabledReason } from '../../actions/useDecision.ts';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { fillId } from '../../resource/resourceField.ts';
import { usePermission } from '../../resource/usePermission.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { LinkFromList } from '../backLink.tsx';

/** Opens the dialog of an action on a record. */
export type OnRowAction = (action: Action, record: AnyRecord) => void;

interface RowMenuProps {
  definition: ResourceSpec;
  record: AnyRecord;
  actions: readonly Action[];
  onAction: OnRowAction;
}

const dot = 'a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0';
const threeDots = `M3.9 10${dot}M9.4 10${dot}M14.9 10${dot}`;

/** Button that opens the menu of a row, whose entries exist only while it is open. */
export const RowMenu = (props: RowMenuProps) => {
  const t = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = t('list.row.menu', { name: props.definition.nameOf(props.record) });
  return (
    <>
      <PlainIconButton
        path={threeDots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      />
      {anchor ? (
        <RowMenuEntries
          {...props}
          anchor={anchor}
          label={label}
          onClose={() => setAnchor(undefined)}
        />
      ) : null}
    </>
  );
};

interface RowMenuEntriesProps extends RowMenuProps {
  anchor: HTMLElement;
  label: string;
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
  const disabledReasonOf = useDisabledReason(definition, actions, record);
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
        <MenuItem component={LinkFromList} to={fillId(show, record.id)}>
          {t('common.action.view')}
        </MenuItem>
      ) : null}
      {show && !canEdit ? null : (
        <MenuItem component={LinkFromList} to={fillId(definition.paths.edit, record.id)}>
          {t(canEdit ? 'common.action.edit' : 'common.action.view')}
        </MenuItem>
      )}
      {actions.map(action => {
        const disabledReason = disabledReasonOf(action);
        return (
          <MenuItem
            key={action.name}
            disabled={disabledReason !== undefined}
            onClick={() => {
              onClose();
              onAction(action, record);
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
