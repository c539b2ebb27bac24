import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { pesertaCalls, type PesertaHistory } from '#contract/domains/peserta/index.ts';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordView } from '#src/kit/record/RecordPage.tsx';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
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
  const { role } = useRequiredSession();
  const definition = given ?? detailDefinitionFor(role);
  return (
    <Loaded {...useCall(definition.name, pesertaCalls.history, { params: { id } })}>
      {history => (
        <PesertaDetailContent key={history.peserta.id} definition={definition} history={history} />
      )}
    </Loaded>
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
