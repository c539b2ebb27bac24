import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Application } from '#contract/application/index.ts';
import { bhbuStates, findTransition } from '#contract/states.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { ListError } from '#src/ui/list/ListStates.tsx';
import { AutomatedChecks } from './AutomatedChecks.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { ApplicationDocuments } from './ApplicationDocuments.tsx';
import { CorrectionFlagsContext, useCorrectionFlagsState } from './correctionFlags.ts';
import { VerifyHeader } from './VerifyHeader.tsx';

/** Verification page: an application beside its documents, with the available decisions. */
export const VerifyScreen = () => {
  const id = Number(useParams()['id']);
  const { data, error, isPending, refetch } = useGetOne<Application>(
    'application',
    // List rows seed this record's cache without all fields; `meta` makes a separate cache key.
    { id, meta: { whole: true } },
    { retry: false },
  );
  if (data) return <VerifyContent key={`${data.id} ${data.version}`} record={data} />;
  if (isPending) return <LoadingPage />;
  return (error as { status?: number }).status === 404 ? (
    <NotFoundPage />
  ) : (
    <ListError detail={error.message} hasStaleRows={false} onRetry={() => void refetch()} />
  );
};

const VerifyContent = ({ record }: { record: Application }) => {
  const t = useMessages();
  const flags = useCorrectionFlagsState();
  const [selected, setSelected] = useState(record.berkas[0]?.isian);
  const isOpen = findTransition(bhbuStates, record.status, 'requestCorrection') !== undefined;
  return (
    <CorrectionFlagsContext value={isOpen ? flags : null}>
      <VerifyHeader record={record} />
      {record.nomorTiket === null ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('resources.application.page.no_application')}
        </Alert>
      ) : null}
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, alignContent: 'start' }}>
          <AutomatedChecks record={record} />
          <CompanyFacts record={record} />
        </Box>
        <ApplicationDocuments record={record} selected={selected} onSelect={setSelected} />
      </Box>
      <DecisionBar record={record} />
    </CorrectionFlagsContext>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: 'start',
};
