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

/** The weekly schedule of the facility of the address: to be drawn, or to be seen. */
export const JadwalScreen = () => {
  const { id = '' } = useParams();
  const { role, idReferensi } = useSignedIn();
  // A facility's account opens its own; a company's may see those that serve it.
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
    // A number that is none is refused as such, and is nowhere just as well.
    const nowhere = error instanceof CallError && [404, 422].includes(error.status);
    return nowhere ? <NotFound /> : <ServerDown onRetry={() => void refetch()} />;
  }
  if (!data || !isFetchedAfterMount) return <Loading />;
  return may('jadwal.update') ? <WeekForm faskes={data} /> : <WeekView faskes={data} />;
};
