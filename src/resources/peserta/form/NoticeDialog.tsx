import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { currentNotice } from '#contract/domains/notice.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** The notice on personal data that people get before they are registered. */
export const NoticeDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const { data } = useQuery({
    queryKey: ['publicConfig'],
    queryFn: async ({ signal }) => {
      // Apart, so that screens with this form do not share a chunk with the sign-in page.
      const { systemCalls } = await import('#contract/domains/system.ts');
      return await call(systemCalls.config, {}, { signal });
    },
  });
  const { version, validFrom, text } = currentNotice('PENDAFTARAN');
  return (
    <DialogFrame
      title={t('resources.peserta.notice.title')}
      description={t('resources.peserta.notice.lead', { version, day: formatDate(validFrom) })}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ra.action.close')}</Button>}
    >
      {text.map(paragraph => (
        <Typography key={paragraph} lang="id" sx={{ mb: 1.5 }}>
          {paragraph}
        </Typography>
      ))}
      {data?.petugasData ? (
        <Typography>
          {t('resources.peserta.notice.officer', { officer: data.petugasData })}
        </Typography>
      ) : null}
    </DialogFrame>
  );
};
