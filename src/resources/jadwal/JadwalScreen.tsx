import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { jadwalCalls } from '#contract/jadwal/index.ts';
import { belongsTo } from '#contract/policy.ts';
import { Denied } from '#src/layout/pages/Denied.tsx';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { ServerDown } from '#src/layout/pages/ServerDown.tsx';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { WeekForm } from './WeekForm.tsx';
import { weekKey } from './weekKey.ts';
import { WeekView } from './WeekView.tsx';

/** Weekly schedule of the facility in the path, as a form or read-only by right. */
export const JadwalScreen = () => {
  const { id = '' } = useParams();
  const { role, idReferensi } = useSignedIn();
  // A facility's account can open only its own; a company's account can open those that serve it.
  const isAnothers = belongsTo(role).kind === 'faskes' && id !== String(idReferensi);
  return isAnothers ? <Denied /> : <Week key={id} id={id} />;
};

const Week = ({ id }: { id: string }) => {
  const { call } = useApi();
  const may = useMay();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: weekKey(id),
    queryFn: ({ signal }) => call(jadwalCalls.get, { params: { id } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: isWorthRetrying,
  });
  if (error && !data) {
    // The server answers 422 to an id that is not a number; that is a missing page as well.
    const nowhere = error instanceof CallError && [404, 422].includes(error.status);
    return nowhere ? <NotFound /> : <ServerDown onRetry={() => void refetch()} />;
  }
  if (!data || !isFetchedAfterMount) return <Loading />;
  return may('jadwal.update') ? <WeekForm faskes={data} /> : <WeekView faskes={data} />;
};
