import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, use } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { MenuContext } from '#src/layout/menu/MenuContext.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { Counters } from './counters/Counters.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { PrintStyles } from './PrintStyles.tsx';
import { ShortcutCard, ShortcutGrid } from './ShortcutGrid.tsx';
import { PendingTasks } from './tasks/PendingTasks.tsx';
import { useToday } from '#src/ui/format/useToday.ts';
import { formatWeekday } from './formatWeekday.ts';

const Charts = lazy(() => import('./charts/index.tsx'));

/** Landing page after sign-in: counters, pending tasks, charts and shortcuts. */
export const Dashboard = () => {
  const t = useMessages();
  const { fullName, role } = useRequiredSession();
  const today = useToday();
  const shortcuts = use(MenuContext)
    .flatMap(({ links }) => links)
    .filter(({ entry }) => entry !== 'dashboard');
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={t('app.dashboard.greeting', { name: fullName })}
        documentTitle={t('app.dashboard.title')}
        description={`${t(`resources.role.base.${role}`)} · ${formatWeekday(today)}`}
        extraButtons={
          <Button
            className="no-print"
            variant="outlined"
            startIcon={<PrintOutlinedIcon />}
            onClick={() => window.print()}
          >
            {t('common.action.print')}
          </Button>
        }
      />
      <Counters />
      <Box className="no-print" sx={{ mb: 4 }}>
        <PendingTasks />
      </Box>
      <SectionErrorBoundary
        text={t('resources.dashboard.failed')}
        retry={t('common.action.refresh')}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mb: 4 }} />}>
          <Charts />
        </Suspense>
      </SectionErrorBoundary>
      <Box className="no-print">
        <ShortcutGrid title={t('app.dashboard.tasks')}>
          {shortcuts.length > 0 ? (
            shortcuts.map(({ entry, to, icon, label, shortcut }) => (
              <ShortcutCard key={entry} to={to} icon={icon} title={t(label)} text={t(shortcut)} />
            ))
          ) : (
            <Typography color="textSecondary" sx={{ gridColumn: '1 / -1', maxWidth: 640 }}>
              {t('app.dashboard.none')}
            </Typography>
          )}
        </ShortcutGrid>
        <ShortcutGrid title={t('app.dashboard.account')}>
          <ShortcutCard
            to="/dashboard/user/change-password"
            icon={LockOutlinedIcon}
            title={t('accountSettings.password.title')}
            text={t('app.dashboard.password')}
          />
        </ShortcutGrid>
      </Box>
    </>
  );
};
