import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { jadwalCalls } from '#contract/domains/jadwal/index.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { AccessDeniedPage } from '#src/kit/pages/AccessDeniedPage.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { WeekForm } from './form/WeekForm.tsx';
import { weekQueryKey } from './weekQueryKey.ts';
import { WeekView } from './week/WeekView.tsx';

/** Weekly schedule of the facility in the path, as a form or read-only by right. */
export const JadwalScreen = () => {
  const { id = '' } = useParams();
  const { role, idReferensi } = useRequiredSession();
  // A facility's account can open only its own; a company's account can open those that serve it.
  const isOtherFaskes = organizationRuleOf(role).kind === 'faskes' && id !== String(idReferensi);
  return isOtherFaskes ? <AccessDeniedPage /> : <WeekLoader key={id} id={id} />;
};

const WeekLoader = ({ id }: { id: string }) => {
  const { call } = useApi();
  const can = usePermission();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: weekQueryKey(id),
    queryFn: ({ signal }) => call(jadwalCalls.get, { params: { id } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: shouldRetry,
  });
  if (error && !data) {
    return isNotFound(error) ? (
      <NotFoundPage />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data || !isFetchedAfterMount) return <LoadingPage />;
  return can('jadwal.update') ? <WeekForm faskes={data} /> : <WeekView faskes={data} />;
};
