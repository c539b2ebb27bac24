import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useStatement } from './statement/useStatement.ts';

/** Alert above a facility's page that lists its expired permit and guarantees. */
export const ExpiryNotice = () => {
  const t = useMessages();
  const { record } = useResourceForm();
  const { data } = useStatement(record && Number(record.id));
  if (data?.pernyataan !== 'HABIS') return null;
  const { izinHabis, izinSampai, jaminan } = data;
  const day = (value: string | null) => ({ day: formatDate(value) });
  return (
    <Alert severity="error" role="note" sx={{ mb: 3, maxWidth: 640 }}>
      <AlertTitle component="h2">{t('resources.faskes.expiry.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
        {izinHabis ? <li>{t('resources.faskes.expiry.permit', day(izinSampai))}</li> : null}
        {jaminan
          .filter(({ habis }) => habis)
          .map(({ butir, berlakuSampai }) => (
            <li key={butir}>
              {t('resources.faskes.expiry.guarantee', {
                name: t(`resources.faskes.guarantee_name.${butir}`),
                ...day(berlakuSampai),
              })}
            </li>
          ))}
      </Box>
      {t('resources.faskes.expiry.effect')}
    </Alert>
  );
};
