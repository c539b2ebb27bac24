import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Certificate, CertificateDose } from '#contract/domains/certificate/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import type { certificate as messages } from '#texts/certificate.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';

type FieldName = keyof typeof messages.fields;

/** The left column of a proof's page: whom and what it proves, as it was issued. */
export const CertificateFacts = ({ record }: { record: Certificate }) => {
  const t = useMessages();
  const can = usePermission();
  const label = (name: FieldName): string => t(`resources.certificate.fields.${name}`);
  const { idPeserta, nama, noSertifikatNasional, idMenggantikan, alasanGanti, dosis } = record;
  const facts: readonly Fact[] = [
    [
      label('nama'),
      can('peserta.read') ? (
        <MuiLink key="nama" component={Link} to={recordPath('peserta', idPeserta, 'own')}>
          {nama}
        </MuiLink>
      ) : (
        nama
      ),
    ],
    [label('identitas'), record.identitas],
    [label('tanggalLahir'), formatDate(record.tanggalLahir)],
    [
      label('vaccinationType'),
      t(`resources.certificate.vaccinationType.${record.vaccinationType}`),
    ],
    [label('namaBHBU'), record.namaBHBU],
    [label('namaFaskes'), record.namaFaskes],
    [
      label('noSertifikatNasional'),
      noSertifikatNasional === null ? null : (
        <Box key="nasional" component="span" sx={codeStyle}>
          {noSertifikatNasional}
        </Box>
      ),
    ],
    [
      label('createdAt'),
      t('common.by_at', {
        who: record.createdBy ?? t('resources.certificate.system'),
        when: formatDateTime(record.createdAt),
      }),
    ],
    ...(idMenggantikan === null
      ? []
      : [
          [
            label('idMenggantikan'),
            <MuiLink key="lama" component={Link} to={recordPath('certificate', idMenggantikan)}>
              {t('resources.certificate.link.replaced')}
            </MuiLink>,
          ] as const,
          [label('alasanGanti'), alasanGanti] as const,
        ]),
  ];
  return (
    <>
      <RecordSection title={t('resources.certificate.section.details')}>
        <Facts facts={facts} />
      </RecordSection>
      <RecordSection title={t('resources.certificate.section.doses')}>
        <Box component="ul" sx={borderedList}>
          {dosis.map(dose => (
            <Dose key={dose.dosisKe} dose={dose} />
          ))}
        </Box>
      </RecordSection>
    </>
  );
};

const Dose = ({ dose }: { dose: CertificateDose }) => {
  const t = useMessages();
  const { dosisKe, tanggal, vaksin, batch, namaFaskes } = dose;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ fontWeight: 500 }}>
        {t('resources.certificate.dose', { number: dosisKe })} · {formatDate(tanggal)}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {[vaksin, t('resources.certificate.batch', { batch }), namaFaskes].join(' · ')}
      </Box>
    </Box>
  );
};

const row = {
  py: 1,
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
