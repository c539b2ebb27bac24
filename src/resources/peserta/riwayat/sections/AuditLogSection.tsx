import Box from '@mui/material/Box';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { PesertaAuditEntry, PesertaHistory } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { AuditActionLabel } from '../../../audit/AuditActionLabel.tsx';
import { FieldChangesTable } from '../../../audit/FieldChangesTable.tsx';
import { HistoryList } from './HistorySection.tsx';

/**
 * Names of the fields of an entry; identity numbers are listed under `nomorDiubah` when their masks
 * may look the same.
 */
const changedFieldNames = ({ sebelum, sesudah }: PesertaAuditEntry): string[] => {
  const { nomorDiubah, ...fields } = { ...sebelum, ...sesudah };
  const numbers = Array.isArray(nomorDiubah) ? nomorDiubah.map(String) : [];
  return [...new Set([...Object.keys(fields), ...numbers])];
};

/**
 * Section with the participant's audit log, newest first; each entry expands to old and new values.
 */
export const AuditLogSection = ({
  history: { jejak, jumlahJejak },
}: {
  history: PesertaHistory;
}) => {
  const t = useMessages();
  return (
    <HistoryList
      title="auditLog"
      rows={jejak}
      isOrdered
      empty={t('resources.riwayat.auditEntry.none')}
      footer={
        jumlahJejak > jejak.length ? (
          <Detail>
            {t('resources.riwayat.auditEntry.newest', { shown: jejak.length, all: jumlahJejak })}
          </Detail>
        ) : null
      }
    >
      {one => (
        <ListRow end={null}>
          <AuditLogItem entry={one} />
        </ListRow>
      )}
    </HistoryList>
  );
};

const AuditLogItem = ({ entry }: { entry: PesertaAuditEntry }) => {
  const t = useMessages();
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { aksi, oleh, peran, waktu, sebelum, sesudah, alasan } = entry;
  const role = translate(`resources.audit.peran.${peran}`, { _: peran });
  const names = changedFieldNames(entry);
  const head = (
    <>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <AuditActionLabel action={aksi} />
      </Box>
      <Detail>
        {t('resources.audit.page.by', { who: oleh, role, when: formatDateTime(waktu) })}
      </Detail>
      {/* A created or deleted record has all its fields, which only the table lists. */}
      {sebelum !== null && sesudah !== null && names.length > 0 ? (
        <Detail>
          {t('resources.audit.timeline.fields', {
            names: names
              .map(name => translate(`resources.riwayat.fields.${name}`, { _: name }))
              .join(', '),
          })}
        </Detail>
      ) : null}
      {alasan ? (
        <Box sx={{ typography: 'body2' }}>
          {t('resources.riwayat.auditEntry.reason', { reason: alasan })}
        </Box>
      ) : null}
    </>
  );
  if (names.length === 0) return head;
  return (
    <Box
      component="details"
      sx={{ '& > summary': summary }}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
        setIsOpen(currentTarget.open)
      }
    >
      <summary>{head}</summary>
      {isOpen ? (
        <Box sx={equalColumns}>
          <FieldChangesTable before={sebelum} after={sesudah} resource="riwayat" />
        </Box>
      ) : null}
    </Box>
  );
};

/** In half a page or on a phone, three equal columns avoid horizontal scrolling. */
const equalColumns = {
  mt: 1,
  '& table': { tableLayout: 'fixed' },
  '& th, & td': { minWidth: 0, px: 1, whiteSpace: 'normal' },
};

const summary = {
  cursor: 'pointer',
  borderRadius: 1,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
};
