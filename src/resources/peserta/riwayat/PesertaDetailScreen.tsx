import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { pesertaCalls, type PesertaHistory } from '#contract/domains/peserta/index.ts';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { RecordView } from '#src/kit/record/RecordPage.tsx';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { detailDefinitionFor } from './definition.ts';
import { HistoryContext } from './historyContext.ts';
import { pageDefinition } from './pageDefinition.ts';
import { useIdentityNumbers } from './useIdentityNumbers.ts';

/**
 * Detail page of one participant: their data and history.
 * @param definition the list that the page belongs to; the ordinary one of the role when omitted
 */
export const PesertaDetailScreen = ({ definition: given }: { definition?: ResourceSpec }) => {
  const { id = '' } = useParams();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const definition = given ?? detailDefinitionFor(role);
  const { data, error, refetch } = useQuery<PesertaHistory>({
    // The key starts with the list's resource, so invalidating the list refetches this page too.
    queryKey: [definition.name, 'history', id],
    queryFn: ({ signal }) => call(pesertaCalls.history, { params: { id } }, { signal }),
    retry: shouldRetry,
  });
  if (data)
    return <PesertaDetailContent key={data.peserta.id} definition={definition} history={data} />;
  if (!error) return <LoadingPage />;
  return isNotFound(error) ? (
    <NotFoundPage />
  ) : (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  );
};

interface ContentProps {
  definition: ResourceSpec;
  history: PesertaHistory;
}

const PesertaDetailContent = ({ definition, history }: ContentProps) => {
  const { peserta: record } = history;
  const numbers = useIdentityNumbers(record);
  const page = useMemo(() => pageDefinition(definition, record), [definition, record]);
  return (
    <HistoryContext value={{ history, numbers, definition }}>
      <RecordView definition={page} record={record} isPage />
    </HistoryContext>
  );
};
