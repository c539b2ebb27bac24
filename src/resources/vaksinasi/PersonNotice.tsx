import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { issueText } from '../peserta/issueText.ts';
import { touchTarget } from './styles.ts';

interface PersonNoticeProps {
  person: QueueEntry;
  isOpen: boolean;
}

/** Why no dose can be given, with the way to mend it; or that all doses were given. */
export const PersonNotice = ({ person, isOpen }: PersonNoticeProps) => {
  const t = useMessages();
  const can = usePermission();
  const editPath = useEditPath(person);
  const { halangan, dosisBerikut, alasan } = person;
  const isComplete = dosisBerikut === null;
  if (halangan === null || (!isComplete && !isOpen)) return null;
  const isInvalid = !isComplete && alasan.length > 0;
  const action =
    isComplete && can('certificate.issue') ? (
      <Button
        size="small"
        color="inherit"
        component={Link}
        to={recordPath('peserta', person.id, 'own')}
      >
        {t('resources.vaksinasi.peserta.certificate')}
      </Button>
    ) : isInvalid && can('peserta.update') ? (
      <Button size="small" color="inherit" component={Link} to={editPath} sx={touchTarget}>
        {t('resources.vaksinasi.peserta.mend')}
      </Button>
    ) : undefined;
  return (
    <Alert severity={isComplete ? 'success' : 'warning'} sx={{ mb: 2 }} action={action}>
      {halangan}
      {isInvalid ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {alasan.map(issue => (
            <li key={`${issue.code} ${issue.field}`}>{issueText(issue)}</li>
          ))}
        </Box>
      ) : null}
    </Alert>
  );
};

/** Path of the form that mends a registration. */
function useEditPath({ id, vaccinationType }: QueueEntry): string {
  const { role } = useRequiredSession();
  const isOwn = permissionScope(role, 'peserta.read') === 'own';
  if (vaccinationType === 0) return `${isOwn ? '/dashboard' : '/admin'}/peserta/edit/${id}`;
  return `${isOwn ? '/dashboard/peserta-booster' : '/admin/peserta/booster'}/edit/${id}`;
}
