import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ConsentRecord, PesertaHistory } from '#contract/domains/peserta/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { HistorySection } from './HistorySection.tsx';

/** Section with the evidence of the participant's consent, and the proof that the company uploaded. */
export const ConsentSection = ({
  history: { persetujuan, buktiPersetujuan },
}: {
  history: PesertaHistory;
}) => {
  const t = useMessages();
  return (
    <HistorySection title="consent">
      <ListBox>
        <ListRow>
          {persetujuan ? <Evidence consent={persetujuan} /> : t('resources.riwayat.consent.none')}
        </ListRow>
        {buktiPersetujuan ? (
          <ListRow>
            <MuiLink component={Link} to={recordPath('bhbu', buktiPersetujuan.idBHBU)}>
              {t('resources.riwayat.consent.proof', { name: buktiPersetujuan.nama })}
            </MuiLink>
            <Detail>
              {t('resources.riwayat.consent.uploaded', {
                when: formatDateTime(buktiPersetujuan.diunggah),
                by: buktiPersetujuan.diunggahOleh ?? '–',
              })}
            </Detail>
          </ListRow>
        ) : null}
      </ListBox>
    </HistorySection>
  );
};

const Evidence = ({ consent }: { consent: ConsentRecord }) => {
  const t = useMessages();
  const { dasar, saluran, pemberitahuan, sha256, waktu, oleh } = consent;
  return (
    <>
      {t(`resources.riwayat.consent.basis.${dasar}`)}
      <Detail>
        {[
          t(`resources.riwayat.consent.channel.${saluran}`),
          waktu === null ? '' : formatDateTime(waktu),
          oleh === null ? '' : t('resources.riwayat.consent.by', { name: oleh }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      {pemberitahuan === null ? null : (
        <Detail>
          {t('resources.riwayat.consent.notice', { notice: pemberitahuan })}{' '}
          <span style={{ ...codeStyle, whiteSpace: 'normal', wordBreak: 'break-all' }}>
            {sha256}
          </span>
        </Detail>
      )}
    </>
  );
};
