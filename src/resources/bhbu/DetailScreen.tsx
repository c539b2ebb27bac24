import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { CallError } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import { ListFailed } from '#src/ui/list/NoRows.tsx';
import { useMay } from '#src/ui/resource/useMay.ts';
import { CompanyFacts } from '../application/CompanyFacts.tsx';
import { DetailHead } from './DetailHead.tsx';
import { Facilities } from './Facilities.tsx';
import { Handling } from './Handling.tsx';
import { PaperList } from './Papers.tsx';
import { Participants } from './Participants.tsx';
import { isDecided } from './states.ts';

/**
 * Detail page of a company: answers, documents, account manager, facilities, participant counts.
 */
export const DetailScreen = () => {
  const id = Number(useParams()['id']);
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Bhbu>(
    'bhbu',
    { id },
    // List rows seed this record's cache without all fields, so a fresh fetch is always needed.
    { refetchOnMount: 'always', retry: isWorthRetrying },
  );
  if (data && isFetchedAfterMount && !error) return <Detail record={data} />;
  if (!error) return <Loading />;
  // The server answers 422 to an id that is not a number; that is a missing page as well.
  return error instanceof CallError && [404, 422].includes(error.status) ? (
    <NotFound />
  ) : (
    <ListFailed detail={error.message} stale={false} onRetry={() => void refetch()} />
  );
};

const Detail = ({ record }: { record: Bhbu }) => (
  <>
    <DetailHead record={record} />
    <Notes record={record} />
    <Box sx={columns}>
      <Box sx={column}>
        <CompanyFacts record={record} />
      </Box>
      <Box sx={column}>
        <Part title="documents">
          <PaperList record={record} />
        </Part>
        {isDecided(record) ? (
          <>
            <Part title="handling">
              <Handling record={record} />
            </Part>
            <Part title="participants">
              <Participants record={record} />
            </Part>
            <Part title="facilities">
              <Facilities record={record} />
            </Part>
          </>
        ) : null}
      </Box>
    </Box>
  </>
);

/** Alerts above the page: why the company is inactive, or that its application is undecided. */
const Notes = ({ record }: { record: Bhbu }) => {
  const say = useWords();
  const may = useMay();
  const { id, status, alasanNonaktif } = record;
  if (status === 'NONAKTIF' && alasanNonaktif) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {say('list.filter.value', {
          name: say('resources.bhbu.fields.alasanNonaktif'),
          value: alasanNonaktif,
        })}
      </Alert>
    );
  }
  if (status !== 'MENUNGGU' && status !== 'PERLU_PERBAIKAN') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        may('bhbu.verify') ? (
          <Button size="small" color="inherit" component={Link} to={`/admin/bhbu/verify/${id}`}>
            {say('resources.bhbu.page.verify')}
          </Button>
        ) : undefined
      }
    >
      {say('resources.bhbu.page.waiting')}
    </Alert>
  );
};

interface PartProps {
  title: 'documents' | 'handling' | 'participants' | 'facilities';
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => {
  const say = useWords();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {say(`resources.bhbu.section.${title}`)}
      </Typography>
      {children}
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
