import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { tasksCall } from '#contract/domains/dashboard/tasks.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { PrintStyles } from '#src/kit/page/PrintStyles.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { Counters } from './counters/Counters.tsx';
import { useFirstSteps } from './firstSteps/useFirstSteps.ts';
import { formatWeekday } from './formatWeekday.ts';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { PendingTasks } from './tasks/PendingTasks.tsx';
import { isDue } from './tasks/taskAreas.ts';
import { hasTradePart } from './trade/hasTradePart.ts';
import { useDashboardQuery } from './useDashboardQuery.ts';
import { useFigureViewer } from './useFigureViewer.ts';

const FirstStepList = lazy(async () => ({
  default: (await import('./firstSteps/FirstStepList.tsx')).FirstStepList,
}));
const TradePanels = lazy(() => import('./trade/index.tsx'));
const Charts = lazy(() => import('./charts/index.tsx'));

const placeholder = <Skeleton variant="rounded" height={320} sx={{ mb: 4 }} />;

const Header = memo(() => {
  const t = useMessages();
  const { fullName, org, role } = useRequiredSession();
  const today = useToday();
  return (
    <PageHeader
      title={t('app.dashboard.greeting', { name: fullName })}
      documentTitle={t('app.dashboard.title')}
      description={[org, t(`resources.role.base.${role}`), formatWeekday(today)]
        .filter(Boolean)
        .join(' · ')}
      extraButtons={
        <>
          <Button
            className="no-print"
            variant="outlined"
            startIcon={<PrintOutlinedIcon />}
            onClick={() => window.print()}
          >
            {t('common.action.print')}
          </Button>
          {/* Nurses work on tablets, where the menu is closed. */}
          {permissionScope(role, 'vaksinasi.record') === 'own' ? (
            <Button
              className="no-print"
              variant="contained"
              component={Link}
              to="/dashboard/vaksinasi"
            >
              {t('resources.vaksinasi.name')}
            </Button>
          ) : null}
        </>
      }
    />
  );
});
Header.displayName = 'Header';

/** Limits the page to the companies of the account manager who looks at it. */
const OwnCompaniesSwitch = () => {
  const t = useMessages();
  const { canLimit, isLimited, setLimited, isPending } = useFigureViewer();
  return canLimit ? (
    <FormControlLabel
      className="no-print"
      sx={{ mb: 2 }}
      control={
        <Switch
          checked={isLimited}
          disabled={isPending}
          onChange={event => setLimited(event.target.checked)}
        />
      }
      label={t('resources.dashboard.ownCompanies')}
    />
  ) : null;
};

interface FiguresProps {
  /** Whether there are participants to draw charts of; undefined while that is loaded. */
  hasParticipants: boolean | undefined;
}

/** Counters, trade and charts; memoised, because the tasks above them arrive on their own. */
const Figures = memo(({ hasParticipants }: FiguresProps) => {
  const { role } = useRequiredSession();
  return (
    <>
      <Counters />
      {hasTradePart(role) ? (
        <Suspense fallback={placeholder}>
          <TradePanels />
        </Suspense>
      ) : null}
      {hasParticipants === undefined ? (
        placeholder
      ) : hasParticipants ? (
        <Suspense fallback={placeholder}>
          <Charts />
        </Suspense>
      ) : null}
    </>
  );
});
Figures.displayName = 'Figures';

/** Landing page after sign-in: what waits for the user, then counters, trade and charts. */
export const Dashboard = () => {
  const t = useMessages();
  const firstSteps = useFirstSteps();
  const tasks = useDashboardQuery('tasks', (call, signal, query) =>
    call(tasksCall, { query }, { signal }),
  );
  const areTasksKnown = tasks.data !== undefined || tasks.isError;
  const hasTop = firstSteps !== undefined && areTasksKnown;
  const openSteps = firstSteps?.langkah.some(({ selesai }) => !selesai)
    ? firstSteps.langkah
    : undefined;
  // First steps can wait; what has a deadline cannot.
  const hasDueTasks = tasks.data?.data.some(isDue) ?? false;
  const pendingTasks = (
    <PendingTasks key="tasks" query={tasks} isOptional={openSteps !== undefined} />
  );
  const steps =
    openSteps && areTasksKnown ? (
      <Suspense key="steps" fallback={placeholder}>
        <FirstStepList steps={openSteps} />
      </Suspense>
    ) : null;
  return (
    <>
      <PrintStyles />
      <Header />
      <OwnCompaniesSwitch />
      <SectionErrorBoundary
        text={t('resources.dashboard.failed')}
        retry={t('common.action.refresh')}
      >
        <Box className="no-print">
          {hasDueTasks ? [pendingTasks, steps] : [steps, pendingTasks]}
        </Box>
        {/* Loaded at once, and shown when the part above has its height, so that nothing moves. */}
        <Box sx={hasTop ? undefined : { display: 'none' }}>
          <Figures hasParticipants={firstSteps?.adaPeserta} />
        </Box>
      </SectionErrorBoundary>
    </>
  );
};
