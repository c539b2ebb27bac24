import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { contactCalls } from '#contract/domains/contact/calls.ts';
import {
  absenceViews,
  type Absentee,
  type AbsenceReason,
  type AbsenceView,
} from '#contract/domains/contact/record.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../vaksinasi/doseName.ts';
import { separatedToggles, touchTarget } from '../vaksinasi/styles.ts';
import { ContactList } from './ContactList.tsx';
import { absenteeDefinition } from './definitions.ts';
import { FacilityChoice } from './FacilityChoice.tsx';
import { ListFilters } from './ListFilters.tsx';
import { absenceText } from './messageText.ts';
import { useListParams, type ListParams } from './useListParams.ts';

/** The people of a facility who are expected on no day: those who did not come, and overdue second doses. */
export const AbsenteesScreen = () => {
  const t = useMessages();
  const { idReferensi, role } = useRequiredSession();
  const params = useListParams();
  const isOwn = organizationRuleOf(role).kind === 'faskes';
  const idFaskes = (isOwn ? idReferensi : params.idFaskes) ?? null;
  return (
    <>
      <PageHeader
        title={t('resources.absentee.name')}
        description={t('resources.absentee.lead')}
        extraButtons={
          !isOwn && idFaskes !== null ? (
            <Button variant="outlined" onClick={() => params.set('faskes', '')} sx={touchTarget}>
              {t('resources.absentee.otherFacility')}
            </Button>
          ) : undefined
        }
      />
      {idFaskes === null ? (
        <FacilityChoice
          label={t('resources.absentee.filter.facility')}
          onChoose={id => params.set('faskes', id)}
        />
      ) : (
        <Absentees params={params} idFaskes={idFaskes} isOwn={isOwn} />
      )}
    </>
  );
};

/** People of a page. */
const pageSize = 50;

const reasonMeaning = {
  BELUM_HADIR: 'attention',
  DITUNDA: 'information',
  TERLAMBAT: 'bad',
} as const satisfies Record<AbsenceReason, Meaning>;

interface AbsenteesProps {
  params: ListParams;
  idFaskes: number;
  isOwn: boolean;
}

const Absentees = ({ params, idFaskes, isOwn }: AbsenteesProps) => {
  const t = useMessages();
  const { page, idBHBU, kontak, q, set } = params;
  const daftar = absenceViews.find(one => one === params.view) ?? 'BELUM';
  const query = useCall('absentee', contactCalls.absentees, {
    query: { idFaskes, idBHBU, kontak, q, daftar, pageNumber: page, pageSize },
  });
  const { data } = query;
  const sender = { nama: data?.namaFaskes ?? '', hp: data?.hpFaskes ?? null };
  const factsOf = (one: Absentee) => [
    [
      doseName(t, one),
      one.namaBHBU,
      one.rencanaTanggal &&
        t('resources.absentee.planned', { day: formatDate(one.rencanaTanggal) }),
      one.sebab === 'TERLAMBAT' && t('resources.absentee.due', { day: formatDate(one.sejak) }),
      one.sebab === 'DITUNDA' && t('resources.absentee.postponed', { day: formatDate(one.sejak) }),
      one.alasanTunda && t(`resources.vaksinasi.reason.${one.alasanTunda}`),
    ]
      .filter(Boolean)
      .join(' · '),
    ...(one.halangan === null ? [] : [t('resources.absentee.blocked', { why: one.halangan })]),
  ];
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('resources.absentee.view.label')}
        value={daftar}
        onChange={(_, next: AbsenceView | null) => {
          if (next !== null) set('tampil', next === 'BELUM' ? '' : next);
        }}
        sx={viewStyle}
      >
        {absenceViews.map(one => (
          <ToggleButton key={one} value={one}>
            {t(`resources.absentee.view.${one}`)}
            {data ? ` (${formatNumber(data.hitungan[one])})` : ''}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ListFilters params={params} idFaskes={idFaskes} />
      {isOwn || !data ? null : (
        <p>
          <strong>{data.namaFaskes}</strong>
        </p>
      )}
      <ContactList
        definition={absenteeDefinition}
        query={query}
        label={t(`resources.absentee.view.${daftar}`)}
        empty={t(
          q === undefined && kontak === undefined && idBHBU === undefined
            ? `resources.absentee.none.${daftar}`
            : 'resources.absentee.noMatch',
        )}
        page={page}
        onPageChange={to => set('page', to === 1 ? '' : String(to))}
        idPesertaOf={({ id }) => id}
        chipsOf={({ sebab }) => (
          <StateChip
            meaning={reasonMeaning[sebab]}
            label={t(`resources.absentee.sebab.${sebab}`)}
          />
        )}
        factsOf={factsOf}
        textOf={one => absenceText(one, sender)}
      />
    </>
  );
};

const viewStyle = {
  ...separatedToggles,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  maxWidth: 720,
  mb: 2,
};
