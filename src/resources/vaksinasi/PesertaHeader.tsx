import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate, withZone } from '#src/kit/format/date.ts';
import { formatPhone, phoneHref } from '#src/kit/format/phone.ts';
import { OpenedHere } from '#src/kit/presence/OpenedBy.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { doseName } from './doseName.ts';
import { dueText, nextDoseText } from './queue/dueText.ts';
import { QueueStatusChip } from './queue/QueueList.tsx';
import { touchTarget } from './styles.ts';

/** Identity of the peserta, shown to prevent mix-ups; takes the focus when it appears. */
export const PesertaHeader = ({ one: person }: { one: QueueEntry }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [person.id]);
  const number = person.nik ?? person.noPaspor;
  const { noHP, kunjungan } = person;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          id="orang"
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h2"
          sx={{ overflowWrap: 'anywhere', scrollMarginTop: 80 }}
        >
          {person.nama}
        </Typography>
        <QueueStatusChip one={person} />
        {person.komorbid ? (
          <StateChip meaning="attention" label={t('resources.vaksinasi.peserta.comorbid')} />
        ) : null}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {number === null ? null : (
          <>
            <Box component="span" sx={codeStyle}>
              {number}
            </Box>
            {' · '}
          </>
        )}
        <Unbroken>
          {t('resources.vaksinasi.peserta.born', { day: formatDate(person.tanggalLahir) })}
        </Unbroken>
        {person.namaBHBU === null ? '' : ` · ${person.namaBHBU}`}
      </Box>
      <Box sx={linksStyle}>
        {noHP === null || noHP === '' ? null : (
          <MuiLink href={phoneHref(noHP)}>{formatPhone(noHP)}</MuiLink>
        )}
        {can('peserta.read') ? (
          <MuiLink component={Link} to={recordPathFor(role, 'peserta', person.id)}>
            {t('resources.vaksinasi.peserta.page')}
          </MuiLink>
        ) : null}
      </Box>
      <OpenedHere sumber="peserta" id={person.id} />
      {kunjungan ? (
        <Box sx={{ fontWeight: 500 }}>
          {t('resources.vaksinasi.peserta.today', {
            dose: doseName(t, kunjungan),
            result: t(`resources.vaksinasi.result.${kunjungan.hasil}`).toLowerCase(),
            time: withZone(kunjungan.jam, kunjungan.zona),
          })}
        </Box>
      ) : null}
      {person.dosisBerikut === null ? null : (
        <Box sx={kunjungan ? { color: 'text.secondary' } : { fontWeight: 500 }}>
          {kunjungan ? `${t('resources.vaksinasi.peserta.next')} ` : null}
          <Unbroken>
            {person.jatuhTempo ? dueText(t, person.jatuhTempo) : nextDoseText(t, person)}
          </Unbroken>
        </Box>
      )}
    </Box>
  );
};

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& a': { display: 'inline-flex', alignItems: 'center', ...touchTarget },
};
