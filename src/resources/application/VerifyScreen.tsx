import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Application } from '#contract/application/index.ts';
import { bhbuStates, step } from '#contract/states.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { ListFailed } from '#src/ui/list/NoRows.tsx';
import { Checks } from './Checks.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { Documents } from './Documents.tsx';
import { FlagsContext, useFlagging } from './flags.ts';
import { VerifyHead } from './VerifyHead.tsx';

/** Verification page: an application beside its documents, with the available decisions. */
export const VerifyScreen = () => {
  const id = Number(useParams()['id']);
  const { data, error, isPending, refetch } = useGetOne<Application>(
    'application',
    // List rows seed this record's cache without all fields; `meta` makes a separate cache key.
    { id, meta: { whole: true } },
    { retry: false },
  );
  if (data) return <Verify key={`${data.id} ${data.version}`} record={data} />;
  if (isPending) return <Loading />;
  return (error as { status?: number }).status === 404 ? (
    <NotFound />
  ) : (
    <ListFailed detail={error.message} stale={false} onRetry={() => void refetch()} />
  );
};

const Verify = ({ record }: { record: Application }) => {
  const say = useWords();
  const flagging = useFlagging();
  const [shown, setShown] = useState(record.berkas[0]?.isian);
  const isOpen = step(bhbuStates, record.status, 'ask') !== undefined;
  return (
    <FlagsContext value={isOpen ? flagging : null}>
      <VerifyHead record={record} />
      {record.nomorTiket === null ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {say('resources.application.page.no_application')}
        </Alert>
      ) : null}
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, alignContent: 'start' }}>
          <Checks record={record} />
          <CompanyFacts record={record} />
        </Box>
        <Documents record={record} shown={shown} onShow={setShown} />
      </Box>
      <DecisionBar record={record} />
    </FlagsContext>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: 'start',
};
