import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import type { DashboardQuery } from './useDashboardQuery.ts';

interface DashboardPanelProps<T> {
  title: string;
  query: DashboardQuery<T>;
  /** Placeholder height while loading, in px. */
  height: number;
  /** Content beside the title. */
  action?: ReactNode;
  children: (answer: T) => ReactNode;
}

/** Dashboard section over one query, with its own loading, error and retry states. */
export function DashboardPanel<T>({
  title,
  query,
  height,
  action,
  children,
}: DashboardPanelProps<T>) {
  const t = useMessages();
  const id = useId();
  const { data, isError, refetch } = query;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      aria-busy={data === undefined && !isError}
      sx={{ p: 2.5, minWidth: 0, breakInside: 'avoid' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Box>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {t('common.action.retry')}
            </Button>
          }
        >
          {t('resources.dashboard.failed')}
        </Alert>
      ) : (
        <>
          <Box component="span" sx={visuallyHidden}>
            {t('common.loading')}
          </Box>
          <Skeleton variant="rounded" height={height} />
        </>
      )}
    </Card>
  );
}
