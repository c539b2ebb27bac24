import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { pesertaCalls, type PesertaHistory } from '#contract/peserta/index.ts';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { ServerErrorPage } from '#src/layout/pages/ServerErrorPage.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { RecordView } from '#src/ui/record/RecordPage.tsx';
import { detailDefinitionFor } from './definition.ts';
import { HistoryContext } from './historyContext.ts';
import { pageDefinition } from './pageDefinition.ts';
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
  // The server answers 422 to an id that is not a number; that is a missing page as well.
  return error instanceof CallError && [404, 422].includes(error.status) ? (
    <NotFoundPage />
  ) : (
    <ServerErrorPage onRetry={() => void refetch()} />
  );
};

const PesertaDetailContent = ({ history }: { history: PesertaHistory }) => {
  const { peserta: record } = history;
  const { role } = useRequiredSession();
  const numbers = useIdentityNumbers(record);
  const definition = useMemo(() => pageDefinition(role, record), [role, record]);
  return (
    <HistoryContext value={{ history, numbers }}>
      <RecordView definition={definition} record={record} />
    </HistoryContext>
  );
};
