import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { effectOf, sayFinding, type Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { fieldOf, pathFor } from '#src/ui/resource/field.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { listOf, shown } from './definition.ts';

/** Alerts above the page: deleted, inactive with its reason, and issues of the data. */
export const Notes = ({ record }: { record: Peserta }) => {
  const say = useWords();
  const { deletedAt, isActive, alasanNonaktif } = record;
  return (
    <>
      {deletedAt === null ? null : (
        <Alert severity="warning" role="note" sx={{ mb: 3 }}>
          {say('resources.riwayat.head.deleted_at', { when: formatDateTime(deletedAt) })}
        </Alert>
      )}
      {isActive || alasanNonaktif === null ? null : (
        <Alert severity="info" role="note" sx={{ mb: 3 }}>
          {say('list.filter.value', {
            name: say('resources.riwayat.fields.alasanNonaktif'),
            value: alasanNonaktif,
          })}
        </Alert>
      )}
      <Wrong record={record} />
    </>
  );
};

const Wrong = ({ record }: { record: Peserta }) => {
  const say = useWords();
  const translate = useTranslate();
  const may = useMay();
  const { role } = useSignedIn();
  const { alasan, id, deletedAt } = record;
  if (alasan.length === 0) return null;
  const isBad = effectOf(alasan) !== 'warning';
  return (
    <Alert severity={isBad ? 'error' : 'warning'} role="note" sx={{ mb: 3 }}>
      <AlertTitle component="h2">
        {say(isBad ? 'resources.riwayat.finding.invalid' : 'resources.riwayat.finding.look')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {alasan.map(finding => (
          <li key={`${finding.code} ${finding.field}`}>
            {say('form.errors.item', {
              label: translate(fieldOf(shown, finding.field).label),
              message: sayFinding(finding),
            })}
          </li>
        ))}
      </Box>
      {may('peserta.update') && deletedAt === null ? (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          component={Link}
          to={pathFor(listOf(role).paths.edit, id)}
          sx={{ mt: 1 }}
        >
          {say('resources.riwayat.head.mend')}
        </Button>
      ) : null}
    </Alert>
  );
};
