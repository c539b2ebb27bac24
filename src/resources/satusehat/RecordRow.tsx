import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import type { SatusehatRecord, SatusehatState } from '#contract/domains/satusehat/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { doseName } from '../vaksinasi/doseName.ts';
import { gapTarget } from './gapTarget.ts';
import type { NumberField } from './NumbersDialog.tsx';

const meaningOf: Readonly<Record<SatusehatState, Meaning>> = {
  KURANG: 'attention',
  SIAP: 'information',
  BERUBAH: 'bad',
  DIKIRIM: 'good',
  TIDAK_PERLU: 'neutral',
};

interface RecordRowProps {
  record: SatusehatRecord;
  faskes: { readonly id: number; readonly zona: 'WIB' | 'WIT' | 'WITA' };
  onEnter: (field: NumberField) => void;
  onTakeBack: () => void;
}

/** A record with how far it is; each thing that it lacks leads to where it is entered. */
export const RecordRow = ({ record, faskes, onEnter, onTakeBack }: RecordRowProps) => {
  const t = useMessages();
  const can = usePermission();
  const { nama, idPeserta, keadaan, tanggal, jam, hasil, dikirimPada, dikirimOleh } = record;
  const isEditable = can('satusehat.update') && keadaan !== 'TIDAK_PERLU';
  return (
    <ListRow
      end={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {dikirimPada !== null && can('satusehat.export') ? (
            <Button
              size="small"
              onClick={onTakeBack}
              aria-label={t('resources.satusehat.takeBack.of', { name: nama })}
            >
              {t('resources.satusehat.takeBack.button')}
            </Button>
          ) : null}
          {isEditable && !record.kurang.includes('pembatasan') ? (
            <Button
              size="small"
              variant="outlined"
              onClick={() => onEnter('noIHS')}
              aria-label={t('resources.satusehat.numbers.of', { name: nama })}
            >
              {t('resources.satusehat.numbers.button')}
            </Button>
          ) : null}
        </Box>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {can('peserta.read') && can('vaksinasi.read') ? (
          <MuiLink component={Link} to={recordPath('peserta', idPeserta, 'own')} sx={nameStyle}>
            {nama}
          </MuiLink>
        ) : (
          <Box component="strong" sx={nameStyle}>
            {nama}
          </Box>
        )}
        <StateChip meaning={meaningOf[keadaan]} label={t(`resources.satusehat.state.${keadaan}`)} />
        {record.status === 'entered-in-error' ? (
          <StateChip meaning="neutral" label={t('resources.satusehat.cancelled')} />
        ) : null}
      </Box>
      <Detail>
        {[
          doseName(t, record),
          t(`resources.satusehat.result.${hasil ?? 'LUAR'}`),
          [formatDate(tanggal), jam && `${jam} ${faskes.zona}`].filter(Boolean).join(' '),
          record.namaProduk,
          record.vaksinator,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      {dikirimPada === null ? null : (
        <Detail>
          {t('resources.satusehat.sentAt', {
            when: formatDateTime(dikirimPada, faskes.zona),
            who: dikirimOleh ?? t('common.unknown'),
          })}
        </Detail>
      )}
      {record.kurang.length > 0 ? (
        <Gaps record={record} idFaskes={faskes.id} onEnter={onEnter} />
      ) : null}
    </ListRow>
  );
};

interface GapsProps {
  record: SatusehatRecord;
  idFaskes: number;
  onEnter: (field: NumberField) => void;
}

const Gaps = ({ record, idFaskes, onEnter }: GapsProps) => {
  const t = useMessages();
  const can = usePermission();
  return (
    <Box sx={gapsStyle}>
      <span>{t('resources.satusehat.lacks')}</span>
      <Box
        component="ul"
        aria-label={t('resources.satusehat.lacksOf', { name: record.nama })}
        sx={gapListStyle}
      >
        {record.kurang.map(gap => {
          const target = gapTarget(gap, record, idFaskes);
          const label = t(`resources.satusehat.gap.${gap}`);
          return (
            <li key={gap}>
              {target && 'field' in target && can('satusehat.update') ? (
                <MuiLink component="button" type="button" onClick={() => onEnter(target.field)}>
                  {label}
                </MuiLink>
              ) : target && 'to' in target && can(target.needs) ? (
                <MuiLink component={Link} to={target.to}>
                  {label}
                </MuiLink>
              ) : (
                label
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
};

const nameStyle = { fontWeight: 600, overflowWrap: 'anywhere' };
const gapsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  typography: 'body2',
  mt: 0.25,
};
const gapListStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& button': { font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' },
};
