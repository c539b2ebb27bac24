import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Difference } from './Difference.tsx';

/** Page of one audit entry: user, action, record, old and new values. */
export const EntryScreen = () => {
  const id = Number(useParams()['id']);
  const { data, isPending } = useGetOne<AuditEntry>('audit', { id }, { retry: false });
  if (isPending) return <Loading />;
  return data ? <Entry entry={data} /> : <NotFound />;
};

/** Lowercases a noun for use within a sentence; an abbreviation keeps its capitals. */
const inSentence = (noun: string): string =>
  noun === noun.toUpperCase() ? noun : noun.toLowerCase();

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const say = useWords();
  const translate = useTranslate();
  const { aksi, sumber, label, idRecord } = entry;
  const deed = translate(`resources.audit.tindakan.${aksi.split('.')[1] ?? ''}`, { _: aksi });
  const thing = translate(`resources.audit.sumber.${sumber}`, { _: sumber });
  const role = translate(`resources.audit.peran.${entry.peran}`, { _: entry.peran });
  const facts: readonly (readonly [string, string | null])[] = [
    [say('resources.audit.fields.alasan'), entry.alasan],
    [say('resources.audit.fields.idRecord'), idRecord],
    [say('resources.audit.fields.alamat'), entry.alamat],
    [say('resources.audit.fields.requestId'), entry.requestId],
  ];
  const filter = JSON.stringify({ sumber, idRecord });
  return (
    <>
      <PageHead
        title={[deed, inSentence(thing), label].filter(Boolean).join(' ')}
        description={say('resources.audit.page.by', {
          who: entry.oleh,
          role,
          when: formatDateTime(entry.waktu),
        })}
      />
      <Difference before={entry.sebelum} after={entry.sesudah} resource={sumber} />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1 }}>
        {say('resources.audit.page.times')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {facts
          .filter(([, text]) => text !== null)
          .map(([name, text]) => (
            <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            </Box>
          ))}
      </Box>
      {idRecord === null ? null : (
        <Box sx={{ mt: 2 }}>
          <Link
            component={RouterLink}
            to={`/admin/audit?${new URLSearchParams({ filter }).toString()}`}
          >
            {say('resources.audit.page.same')}
          </Link>
        </Box>
      )}
    </>
  );
};
