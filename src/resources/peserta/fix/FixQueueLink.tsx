import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LinkFromList } from '#src/kit/list/backLink.tsx';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

/** Link from a list of invalid participants to the screen that corrects them one after the other. */
export const FixQueueLink = () => {
  const t = useMessages();
  const can = usePermission();
  const { total } = useListContext();
  const { values, publicValues } = useListFilters();
  if (values['statusData'] !== 'INVALID' || !total || !can('peserta.update')) return null;
  const query = new URLSearchParams({ filter: JSON.stringify(publicValues) });
  return (
    <Button
      variant="outlined"
      component={LinkFromList}
      to={`/dashboard/peserta/perbaiki?${query.toString()}`}
    >
      {t('resources.peserta.page.fix')}
    </Button>
  );
};
