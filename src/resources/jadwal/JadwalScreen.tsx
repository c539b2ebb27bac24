import { useParams } from 'react-router-dom';
import { jadwalCalls } from '#contract/domains/jadwal/index.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { AccessDeniedPage } from '#src/kit/pages/AccessDeniedPage.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { ZoneContext } from '#src/kit/date/ZoneContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { WeekForm } from './form/WeekForm.tsx';
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
  const can = usePermission();
  const week = useCall('jadwal', jadwalCalls.get, { params: { id } }, { isSnapshot: true });
  return (
    <Loaded {...week}>
      {faskes => (
        <ZoneContext value={faskes.zona}>
          {can('jadwal.update') ? <WeekForm faskes={faskes} /> : <WeekView faskes={faskes} />}
        </ZoneContext>
      )}
    </Loaded>
  );
};
