import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import Button from '@mui/material/Button';
import { duplicateCalls } from '#contract/domains/duplicate/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LinkFromList } from '#src/kit/list/backLink.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Link to the pairs of participants that may be one person, with their number; hidden without any. */
export const DuplicatesLink = () => {
  const t = useMessages();
  const can = usePermission();
  const { data } = useCall(
    'peserta',
    duplicateCalls.list,
    { query: { status: 'TERBUKA', pageSize: 1 } },
    { enabled: can('duplicate.read') },
  );
  if (!data?.totalRecords) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PeopleAltOutlinedIcon />}
      component={LinkFromList}
      to="/dashboard/peserta/ganda"
    >
      {t('resources.peserta.duplicates', { smart_count: data.totalRecords })}
    </Button>
  );
};
