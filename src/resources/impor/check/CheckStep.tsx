import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { ListFailed } from '#src/ui/list/NoRows.tsx';
import { PageBar } from '#src/ui/list/Pager.tsx';
import { sentence, useAttention, useRows } from '../useChange.ts';
import { CodeFilter } from './CodeFilter.tsx';
import { Problems } from './Problems.tsx';
import { Rows } from './Rows.tsx';
import { Tallies } from './Tallies.tsx';
import { useView } from './view.ts';

/** Validation step: result counts, groups of rows with the same issue, and the rows themselves. */
export const CheckStep = ({ impor }: { impor: Impor }) => {
  const say = useWords();
  const attention = useAttention(impor.id);
  const view = useView(attention);
  const { data, error, isPlaceholderData, refetch } = useRows(impor.id, view.query);
  if (!impor.barisTersedia) {
    return <Alert severity="info">{say('resources.impor.check.gone')}</Alert>;
  }
  const next = () => view.set({ hal: String(view.page + 1) });
  const hasNext = data?.nextPage != null;

  /**
   * Called when the last row of the page is valid. Under a filter, corrected rows drop out and the
   * following rows move up, so the same page is fetched again.
   */
  const goOn = async () => {
    if (view.shown === 'semua' && view.kode === undefined) {
      if (hasNext) next();
      return;
    }
    const { data: now } = await refetch();
    if (now?.data.length === 0 && view.page > 1) view.set({});
  };

  return (
    <>
      <Tallies impor={impor} attention={attention} view={view} />
      {impor.status === 'DIPERIKSA' ? (
        <Problems impor={impor} onSee={kode => view.set({ tampil: 'perlu', kode })} />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <CodeFilter impor={impor} view={view} />
        {impor.status === 'DIPERIKSA' ? (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}
          >
            {say('resources.impor.check.keyboard')}
          </Typography>
        ) : null}
      </Box>
      {error ? (
        <ListFailed
          detail={sentence(error)}
          stale={data !== undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {error && !data ? null : (
        <Rows
          impor={impor}
          rows={data?.data}
          stale={isPlaceholderData}
          noneLeft={view.shown === 'perlu' && view.kode === undefined}
          onEnd={goOn}
          onNext={hasNext ? next : undefined}
        />
      )}
      {data && data.totalRecords > 0 ? (
        <PageBar
          page={view.page}
          perPage={view.perPage}
          total={data.totalRecords}
          setPage={page => view.set({ hal: String(page) })}
          setPerPage={size => view.set({ baris: String(size) })}
        />
      ) : null}
    </>
  );
};
