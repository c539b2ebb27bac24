import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNotify } from 'react-admin';
import type { Printable } from '#contract/core/document/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { markOf } from './pageMark.ts';

/** Number of characters of a checksum that are shown; all of it is copied. */
const shownCharacters = 12;

/**
 * The version of the filed copy, its day and its checksum, and whether it no longer counts; for a
 * draft, that it has none.
 */
export const FiledCopy = ({ printable }: { printable: Printable }) => {
  const t = useMessages();
  const { berkas: filed, dokumen } = printable;
  if (dokumen.isDraft) return <Alert severity="info">{t('resources.print.draft')}</Alert>;
  if (!filed) return null;
  const mark = markOf(printable);
  return (
    <>
      {mark === undefined ? null : (
        <Alert severity={filed.keadaan === 'DIBATALKAN' ? 'error' : 'warning'}>
          {t('resources.print.noLongerValid', {
            state: t(`resources.print.state.${filed.keadaan}`),
            mark,
          })}
        </Alert>
      )}
      {filed.npwpTertutup ? <Alert severity="info">{t('resources.print.npwpClosed')}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <span>
          {t('resources.print.filed', {
            version: filed.versi,
            when: formatDateTime(filed.diterbitkan),
          })}
        </span>
        {filed.sha256 ? <Checksum sha256={filed.sha256} /> : null}
      </Box>
    </>
  );
};

const Checksum = ({ sha256 }: { sha256: string }) => {
  const t = useMessages();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(sha256);
      notify(t('common.copied', { what: 'SHA-256' }), { type: 'success' });
    } catch {
      notify('common.not_copied', { type: 'warning' });
    }
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', ...codeStyle }}>
      {`SHA-256 ${sha256.slice(0, shownCharacters)}…`}
      <IconButton
        size="small"
        aria-label={t('resources.print.copyChecksum')}
        onClick={() => void copy()}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
