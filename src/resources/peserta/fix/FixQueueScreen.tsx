import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { allPeserta, pesertaListDefinition } from '../definition.ts';
import { FixForm } from './FixForm.tsx';
import { useFixQueue } from './useFixQueue.ts';

/** The invalid participants one after the other, each with the form at the faulty field. */
const FixQueueScreen = () => {
  const { role } = useRequiredSession();
  const definition =
    permissionScope(role, 'peserta.read') === 'all' ? allPeserta : pesertaListDefinition(role);
  return <FixQueue definition={definition} />;
};

export default FixQueueScreen;

const FixQueue = ({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const queue = useFixQueue(definition);
  const { ids, at, id, backPath, goTo, leaveOut } = queue;
  const { data: record, error, refetch } = useRecord(definition, id);
  useRecord(definition, ids[at + 1]);
  if (queue.error) {
    return <LoadFailure error={queue.error} onRetry={() => void queue.refetch()} />;
  }
  if (!queue.isLoading && id === undefined) {
    return (
      <>
        <PageHeader title={t('resources.peserta.page.fix')} />
        <Typography sx={{ mb: 2 }}>{t('resources.peserta.fix.none')}</Typography>
        <Button variant="outlined" component={Link} to={backPath}>
          {t('resources.peserta.fix.back')}
        </Button>
      </>
    );
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!record || id === undefined) return <LoadingPage />;
  return (
    <FixForm
      key={`${id} ${String(record['version'])}`}
      definition={definition}
      record={record}
      at={at}
      total={ids.length}
      backPath={backPath}
      onGo={goTo}
      onSaved={() => goTo(at + 1)}
      onDecided={() => void refetch()}
      onRemoved={() => leaveOut(id)}
    />
  );
};

/** Reads one participant; the next one is read ahead, so that it opens at once. */
function useRecord({ name }: ResourceSpec, id: number | undefined) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['fixQueue', 'record', name, id],
    queryFn: async () => (await provider.getOne<AnyRecord>(name, { id: id ?? 0 })).data,
    enabled: id !== undefined,
    staleTime: Infinity,
    // A record that is gone back to is read again.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: shouldRetry,
  });
}
