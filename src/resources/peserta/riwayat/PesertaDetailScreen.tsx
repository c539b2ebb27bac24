import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { pesertaCalls, type PesertaHistory } from '#contract/peserta/index.ts';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { ListError } from '#src/ui/list/ListStates.tsx';
import { detailDefinitionFor } from './definition.ts';
import { VisitsSection } from './sections/VisitsSection.tsx';
import { PesertaFacts } from './sections/PesertaFacts.tsx';
import { PesertaDetailHeader } from './PesertaDetailHeader.tsx';
import { ImportsSection } from './sections/ImportsSection.tsx';
import { StatusNotices } from './StatusNotices.tsx';
import { OtherRegistrationsSection } from './sections/OtherRegistrationsSection.tsx';
import { AuditLogSection } from './sections/AuditLogSection.tsx';
import { useIdentityNumbers } from './useIdentityNumbers.ts';

/** Detail page of one participant: their data and history. */
export const PesertaDetailScreen = () => {
  const { id = '' } = useParams();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const { data, error, refetch } = useQuery<PesertaHistory>({
    // The key starts with the list's resource, so invalidating the list refetches this page too.
    queryKey: [detailDefinitionFor(role).name, 'history', id],
    queryFn: ({ signal }) => call(pesertaCalls.history, { params: { id } }, { signal }),
    retry: shouldRetry,
  });
  if (data) return <PesertaDetailContent key={data.peserta.id} history={data} />;
  if (!error) return <LoadingPage />;
  const { message } = error;
  // The server answers 422 to an id that is not a number; that is a missing page as well.
  return error instanceof CallError && [404, 422].includes(error.status) ? (
    <NotFoundPage />
  ) : (
    <ListError detail={message} hasStaleRows={false} onRetry={() => void refetch()} />
  );
};

const PesertaDetailContent = ({ history }: { history: PesertaHistory }) => {
  const { peserta: record } = history;
  const numbers = useIdentityNumbers(record);
  return (
    <>
      <PesertaDetailHeader record={record} numbers={numbers} />
      <StatusNotices record={record} />
      <Box sx={columns}>
        <Box sx={column}>
          <PesertaFacts history={history} numbers={numbers} />
        </Box>
        <Box sx={column}>
          <VisitsSection history={history} />
          <OtherRegistrationsSection history={history} />
          <ImportsSection history={history} />
          <AuditLogSection history={history} />
        </Box>
      </Box>
    </>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
