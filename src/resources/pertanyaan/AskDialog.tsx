import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  pertanyaanCalls,
  type AskResult,
  type SentQuestion,
} from '#contract/domains/pertanyaan/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { waLink } from '#src/kit/format/waLink.ts';

interface AskDialogProps {
  ids: readonly number[];
  onClose: () => void;
}

/**
 * Makes personal links for participants whose data are wrong, and shows them once, to be sent by WhatsApp or by hand. They
 * are not shown again, because the server has only their hashes.
 */
export const AskDialog = ({ ids, onClose }: AskDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [kirimEmail, setKirimEmail] = useState(false);
  const [result, setResult] = useState<AskResult>();
  const ask = useCommand({
    run: async () => {
      setResult(await call(pertanyaanCalls.ask, { body: { idPeserta: [...ids], kirimEmail } }));
    },
    invalidates: ['pertanyaan'],
  });
  return (
    <DialogFrame
      maxWidth="sm"
      title={t('resources.pertanyaan.ask.title')}
      description={
        result === undefined
          ? t('resources.pertanyaan.ask.text')
          : result.terkirim.length > 0
            ? t('resources.pertanyaan.ask.sent')
            : undefined
      }
      {...(result ? {} : { onClose })}
      actions={
        result ? (
          <Button variant="contained" onClick={onClose}>
            {t('resources.pertanyaan.ask.done')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button variant="contained" loading={ask.isRunning} onClick={() => void ask.run()}>
              {t('resources.pertanyaan.ask.make', { smart_count: ids.length })}
            </Button>
          </>
        )
      }
    >
      {ask.errors['_'] ? <Alert severity="error">{ask.errors['_']}</Alert> : null}
      {result ? (
        <Result result={result} />
      ) : (
        <FormControlLabel
          control={
            <Checkbox checked={kirimEmail} onChange={(_, checked) => setKirimEmail(checked)} />
          }
          label={t('resources.pertanyaan.ask.by_mail')}
        />
      )}
    </DialogFrame>
  );
};

const Result = ({ result: { terkirim, ditolak } }: { result: AskResult }) => {
  const t = useMessages();
  return (
    <>
      {terkirim.length > 0 ? (
        <ListBox label={t('resources.pertanyaan.ask.links')}>
          {terkirim.map(sent => (
            <Sent key={sent.id} sent={sent} />
          ))}
        </ListBox>
      ) : null}
      {ditolak.length > 0 ? (
        <Box sx={{ mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('resources.pertanyaan.ask.refused')}
          </Typography>
          <ListBox label={t('resources.pertanyaan.ask.refused')}>
            {ditolak.map(({ idPeserta, nama, alasan }) => (
              <ListRow key={idPeserta}>
                <strong>{nama}</strong>
                <Detail>{alasan}</Detail>
              </ListRow>
            ))}
          </ListBox>
        </Box>
      ) : null}
    </>
  );
};

const Sent = ({
  sent: { nama, noHP, pesan, tautan, sampai, lewatEmail },
}: {
  sent: SentQuestion;
}) => {
  const t = useMessages();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(pesan);
      notify(t('common.copied', { what: t('resources.pertanyaan.ask.link') }), { type: 'success' });
    } catch {
      notify('common.not_copied', { type: 'warning' });
    }
  };
  return (
    <ListRow>
      <strong>{nama}</strong>
      <Detail>
        {t('resources.pertanyaan.ask.until', { when: formatDateTime(sampai) })}
        {lewatEmail ? ` · ${t('resources.pertanyaan.ask.mailed')}` : null}
      </Detail>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {noHP?.startsWith('+') ? (
          <Button
            size="small"
            variant="outlined"
            startIcon={<WhatsAppIcon />}
            component="a"
            href={waLink(noHP, pesan)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('resources.pertanyaan.ask.open_wa', { name: nama })}
          >
            WhatsApp
          </Button>
        ) : null}
        <Button
          size="small"
          variant="outlined"
          aria-label={t('resources.pertanyaan.ask.copy_of', { name: nama })}
          title={tautan}
          onClick={() => void copy()}
        >
          {t('resources.pertanyaan.ask.copy')}
        </Button>
      </Box>
    </ListRow>
  );
};
