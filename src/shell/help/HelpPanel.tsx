import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useSingleKeyShortcuts } from '#src/providers/useSingleKeyShortcuts.ts';
import { MenuContext } from '#src/shell/menu/MenuContext.ts';
import { useScreenPath } from '#src/shell/routing/screenPath.ts';
import { panel } from '#texts/help/panel.ts';
import { helpOf } from './helpOf.ts';
import type { StateHelp } from './screenHelp.ts';
import { visibleTasks, type VisibleTask } from './visibleTasks.ts';

/**
 * Drawer about the current screen: its purpose, three usual tasks and what the states mean. On
 * phones it is a sheet at the bottom.
 */
export const HelpPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages();
  const id = useId();
  const isPhone = useIsPhone();
  const session = useRequiredSession();
  const { value: hasSingleKeys } = useSingleKeyShortcuts();
  const groups = use(MenuContext);
  const screen = useScreenPath().at(-1)?.screen;
  const help = screen && helpOf(screen.title);
  if (!help) return null;
  const title = interpolate(panel.title, { screen: t(screen.title) });
  return (
    <Drawer
      open
      anchor={isPhone ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: isPhone ? sheetStyle : drawerStyle,
        },
      }}
    >
      <Box sx={headStyle}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={panel.close} onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={bodyStyle} role="region" aria-labelledby={id} tabIndex={0}>
        <Typography>{help.purpose}</Typography>
        <Part title={panel.tasks}>
          <TaskList tasks={visibleTasks(help, groups, session, screen.title)} onOpen={onClose} />
        </Part>
        {help.states.length > 0 ? (
          <Part title={panel.states}>
            <Box component="dl" sx={statesStyle}>
              {help.states.map(states => (
                <StateTerms key={states.labels} states={states} />
              ))}
            </Box>
          </Part>
        ) : null}
        {hasSingleKeys ? (
          <Typography variant="body2" color="textSecondary" sx={keyStyle}>
            {panel.key}
          </Typography>
        ) : null}
      </Box>
    </Drawer>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

interface TaskListProps {
  tasks: readonly VisibleTask[];
  /** Called when a page is opened from the list. */
  onOpen: () => void;
}

const TaskList = ({ tasks, onOpen }: TaskListProps) => {
  const t = useMessages();
  return (
    <Box component="ol" sx={tasksStyle}>
      {tasks.map(({ text, page }) => (
        <li key={text}>
          <Typography>{text}</Typography>
          {page ? (
            <MuiLink component={Link} to={page.to} onClick={onOpen} sx={linkStyle}>
              {interpolate(panel.open, { screen: t(page.title) })}
            </MuiLink>
          ) : null}
        </li>
      ))}
    </Box>
  );
};

/** The states as terms with their meanings; each group is a chip and one sentence. */
const StateTerms = ({ states: { labels, text, meaning } }: { states: StateHelp }) => {
  const translate = useTranslate();
  return Object.entries(text).map(([name, sentence]) => (
    <Box key={name}>
      <dt>
        <StateChip meaning={meaning[name] ?? 'neutral'} label={translate(`${labels}.${name}`)} />
      </dt>
      <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.5 }}>
        {sentence}
      </Typography>
    </Box>
  ));
};

const drawerStyle = { width: 400, maxWidth: '100vw', boxSizing: 'border-box' };
const sheetStyle = { maxHeight: '85dvh', borderTopLeftRadius: 16, borderTopRightRadius: 16 };
const headStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  flex: 'none',
  pl: 3,
  pr: 1.5,
  pt: 1.5,
  pb: 1,
  '& h2': { mt: 0.75 },
};
const bodyStyle = {
  px: 3,
  pb: 'calc(24px + env(safe-area-inset-bottom, 0px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
};
const tasksStyle = { m: 0, pl: 2.5, display: 'grid', gap: 1.25 };
const linkStyle = { display: 'inline-block', lineHeight: '24px', fontWeight: 500 };
const statesStyle = { m: 0, display: 'grid', gap: 1.5 };
const keyStyle = { mt: 3, display: { xs: 'none', md: 'block' } };
