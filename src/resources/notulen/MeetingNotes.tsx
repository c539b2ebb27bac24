import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useParams } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { useOrder } from '../pks/useOrder.ts';
import { NotesCard } from './NotesCard.tsx';
import { notesPath, useMeetingNotes } from './useMeetingNotes.ts';

/** The notes of the technical meetings about the order in the URL. */
export const MeetingNotes = () => {
  const t = useMessages();
  const can = usePermission();
  const idOrder = Number(useParams()['id']);
  const { data: order } = useOrder(idOrder);
  const { data, error, refetch } = useMeetingNotes(idOrder);
  if (isNotFound(error)) return <NotFoundPage />;
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  }
  return (
    <>
      <PageHeader
        title={t('resources.notulen.page.list')}
        description={
          order ? (
            <MuiLink
              component={Link}
              to={recordPath('order', idOrder)}
              // The help button is close, and WCAG 2.5.8 asks for 24 px.
              sx={{ display: 'inline-block', lineHeight: '24px' }}
            >
              {t('resources.notulen.list.lead', {
                number: documentName(order.noOrder, order.id),
                company: order.namaBHBU,
              })}
            </MuiLink>
          ) : undefined
        }
        action={
          can('notulen.create') ? (
            <Button
              variant="contained"
              startIcon={<EditIcon />}
              component={Link}
              to={`${notesPath(idOrder)}/notulen`}
            >
              {t('resources.notulen.list.write')}
            </Button>
          ) : undefined
        }
      />
      {data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.notulen.list.empty')}</Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
          {data.map(notes => (
            <NotesCard key={notes.id} notes={notes} />
          ))}
        </Box>
      )}
    </>
  );
};
