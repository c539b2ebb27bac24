import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { dosesToFinish } from '#contract/domains/peserta/vaccination-states.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { recordPagePath } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { detailDefinitionFor } from '../definition.ts';
import { HistoryList } from './HistorySection.tsx';

/** Section with the other registrations of the same person, each linked to its page. */
export const OtherRegistrationsSection = ({
  history: { pendaftaranLain: otherRegistrations },
}: {
  history: PesertaHistory;
}) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <HistoryList
      title="otherRegistrations"
      rows={otherRegistrations}
      empty={t('resources.riwayat.otherRegistration.none')}
    >
      {({ id, vaccinationType, namaBHBU, namaFaskes, ...one }) => (
        <ListRow
          end={
            <>
              <StateChip
                meaning={one.statusData === 'VALID' ? 'good' : 'bad'}
                label={t(`resources.riwayat.statusData.${one.statusData}`)}
              />
              {one.isActive ? null : (
                <StateChip meaning="attention" label={t('resources.riwayat.isActive.false')} />
              )}
            </>
          }
        >
          <MuiLink component={Link} to={recordPagePath(detailDefinitionFor(role), id)}>
            {t(`resources.riwayat.vaccinationType.${vaccinationType}`)}
            {' · '}
            {namaBHBU ?? t('resources.riwayat.otherRegistration.no_bhbu')}
          </MuiLink>
          <Detail>
            {[
              namaFaskes,
              t('resources.riwayat.head.doses', {
                given: one.dosisDiberikan,
                of: dosesToFinish(vaccinationType),
              }),
              formatDate(one.createdAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Detail>
        </ListRow>
      )}
    </HistoryList>
  );
};
