import EditIcon from '@mui/icons-material/EditOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useParams } from 'react-router-dom';
import type { Notulen } from '#contract/domains/notulen.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { PrintStyles } from '#src/kit/page/PrintStyles.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useOrder } from '../pks/useOrder.ts';
import { NotesCard } from './NotesCard.tsx';
import { notesPath, useMeetingNotes } from './useMeetingNotes.ts';

/** The notes of the technical meetings about the order in the URL. */
export const MeetingNotes = () => {
  const idOrder = Number(useParams()['id']);
  const query = useMeetingNotes(idOrder);
  return <Loaded {...query}>{notes => <Meetings idOrder={idOrder} notes={notes} />}</Loaded>;
};

const Meetings = ({ idOrder, notes }: { idOrder: number; notes: readonly Notulen[] }) => {
  const t = useMessages();
  const can = usePermission();
  const { data: order } = useOrder(idOrder);
  return (
    <>
      <PrintStyles />
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
                number: documentName(order.noOrder, order.namaBHBU),
                company: order.namaBHBU,
              })}
            </MuiLink>
          ) : undefined
        }
        extraButtons={
          notes.length > 0 ? (
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<PrintOutlinedIcon />}
              onClick={() => window.print()}
            >
              {t('common.action.print')}
            </Button>
          ) : undefined
        }
        action={
          can('notulen.create') ? (
            <Button
              className="no-print"
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
      {notes.length === 0 ? (
        t('resources.notulen.list.empty')
      ) : (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
          {notes.map(one => (
            <NotesCard key={one.id} notes={one} />
          ))}
        </Box>
      )}
    </>
  );
};
