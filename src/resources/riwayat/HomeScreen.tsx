import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { pesertaCalls, type PesertaHistory } from '#contract/peserta/index.ts';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import { ListFailed } from '#src/ui/list/NoRows.tsx';
import { listOf } from './definition.ts';
import { Doses } from './Doses.tsx';
import { Facts } from './Facts.tsx';
import { HomeHead } from './HomeHead.tsx';
import { Imports } from './Imports.tsx';
import { Notes } from './Notes.tsx';
import { Others } from './Others.tsx';
import { Trail } from './Trail.tsx';
import { useNumbers } from './useNumbers.ts';

/** Detail page of one participant: their data and history. */
export const HomeScreen = () => {
  const { id = '' } = useParams();
  const { call } = useApi();
  const { role } = useSignedIn();
  const { data, error, refetch } = useQuery<PesertaHistory>({
    // The key starts with the list's resource, so invalidating the list refetches this page too.
    queryKey: [listOf(role).name, 'history', id],
    queryFn: ({ signal }) => call(pesertaCalls.history, { params: { id } }, { signal }),
    retry: isWorthRetrying,
  });
  if (data) return <Home key={data.peserta.id} history={data} />;
  if (!error) return <Loading />;
  const { message } = error;
  // The server answers 422 to an id that is not a number; that is a missing page as well.
  return error instanceof CallError && [404, 422].includes(error.status) ? (
    <NotFound />
  ) : (
    <ListFailed detail={message} stale={false} onRetry={() => void refetch()} />
  );
};

const Home = ({ history }: { history: PesertaHistory }) => {
  const { peserta: record } = history;
  const numbers = useNumbers(record);
  return (
    <>
      <HomeHead record={record} numbers={numbers} />
      <Notes record={record} />
      <Box sx={columns}>
        <Box sx={column}>
          <Facts history={history} numbers={numbers} />
        </Box>
        <Box sx={column}>
          <Doses history={history} />
          <Others history={history} />
          <Imports history={history} />
          <Trail history={history} />
        </Box>
      </Box>
    </>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
