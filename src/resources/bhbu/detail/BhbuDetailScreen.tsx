import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { CallError } from '#src/providers/api/http.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { ListError } from '#src/ui/list/ListStates.tsx';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { CompanyFacts } from '../../application/CompanyFacts.tsx';
import { BhbuDetailHeader } from './BhbuDetailHeader.tsx';
import { ServingFaskesList } from '../faskes/ServingFaskesList.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { DocumentList } from '../documents/DocumentList.tsx';
import { ParticipantCounts } from './ParticipantCounts.tsx';
import { isDecided } from '../states.ts';

/**
 * Detail page of a company: answers, documents, account manager, facilities, participant counts.
 */
export const BhbuDetailScreen = () => {
  const id = Number(useParams()['id']);
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Bhbu>(
    'bhbu',
    { id },
    // List rows seed this record's cache without all fields, so a fresh fetch is always needed.
    { refetchOnMount: 'always', retry: shouldRetry },
  );
  if (data && isFetchedAfterMount && !error) return <BhbuDetailContent record={data} />;
  if (!error) return <LoadingPage />;
  // The server answers 422 to an id that is not a number; that is a missing page as well.
  return error instanceof CallError && [404, 422].includes(error.status) ? (
    <NotFoundPage />
  ) : (
    <ListError detail={error.message} hasStaleRows={false} onRetry={() => void refetch()} />
  );
};

const BhbuDetailContent = ({ record }: { record: Bhbu }) => (
  <>
    <BhbuDetailHeader record={record} />
    <StatusNotice record={record} />
    <Box sx={columns}>
      <Box sx={column}>
        <CompanyFacts record={record} />
      </Box>
      <Box sx={column}>
        <DetailSection title="documents">
          <DocumentList record={record} />
        </DetailSection>
        {isDecided(record) ? (
          <>
            <DetailSection title="account_manager">
              <AccountDetails record={record} />
            </DetailSection>
            <DetailSection title="participants">
              <ParticipantCounts record={record} />
            </DetailSection>
            <DetailSection title="facilities">
              <ServingFaskesList record={record} />
            </DetailSection>
          </>
        ) : null}
      </Box>
    </Box>
  </>
);

/** Alerts above the page: why the company is inactive, or that its application is undecided. */
const StatusNotice = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const can = usePermission();
  const { id, status, alasanNonaktif } = record;
  if (status === 'NONAKTIF' && alasanNonaktif) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('list.filter.value', {
          name: t('resources.bhbu.fields.alasanNonaktif'),
          value: alasanNonaktif,
        })}
      </Alert>
    );
  }
  if (status !== 'MENUNGGU' && status !== 'PERLU_PERBAIKAN') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        can('bhbu.verify') ? (
          <Button size="small" color="inherit" component={Link} to={`/admin/bhbu/verify/${id}`}>
            {t('resources.bhbu.page.verify')}
          </Button>
        ) : undefined
      }
    >
      {t('resources.bhbu.page.waiting')}
    </Alert>
  );
};

interface DetailSectionProps {
  title: 'documents' | 'account_manager' | 'participants' | 'facilities';
  children: ReactNode;
}

const DetailSection = ({ title, children }: DetailSectionProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {t(`resources.bhbu.section.${title}`)}
      </Typography>
      {children}
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
