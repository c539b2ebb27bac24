import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { dosesToFinish } from '#contract/domains/peserta/vaccination-states.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { recordPagePath } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { detailDefinitionFor } from '../definition.ts';
import { EmptyText, HistorySection } from './HistorySection.tsx';
import { rowDetail, historyRow, rowHeader } from './historyRow.ts';

/** Section with the other registrations of the same person, each linked to its page. */
export const OtherRegistrationsSection = ({
  history: { pendaftaranLain: otherRegistrations },
}: {
  history: PesertaHistory;
}) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <HistorySection title="otherRegistrations">
      {otherRegistrations.length === 0 ? (
        <EmptyText>{t('resources.riwayat.otherRegistration.none')}</EmptyText>
      ) : (
        <Box component="ul" sx={borderedList}>
          {otherRegistrations.map(({ id, vaccinationType, namaBHBU, namaFaskes, ...one }) => (
            <Box key={id} component="li" sx={historyRow}>
              <Box sx={rowHeader}>
                <MuiLink component={Link} to={recordPagePath(detailDefinitionFor(role), id)}>
                  {t(`resources.riwayat.vaccinationType.${vaccinationType}`)}
                  {' · '}
                  {namaBHBU ?? t('resources.riwayat.otherRegistration.no_bhbu')}
                </MuiLink>
                <StateChip
                  meaning={one.statusData === 'VALID' ? 'good' : 'bad'}
                  label={t(`resources.riwayat.statusData.${one.statusData}`)}
                />
                {one.isActive ? null : (
                  <StateChip meaning="attention" label={t('resources.riwayat.isActive.false')} />
                )}
              </Box>
              <Box sx={rowDetail}>
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
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </HistorySection>
  );
};
