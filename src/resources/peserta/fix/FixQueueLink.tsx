import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LinkFromList } from '#src/kit/list/backLink.tsx';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { AskButton } from '../../pertanyaan/AskButton.tsx';

/**
 * What a list of invalid participants offers: to correct them one after the other, and to ask the selected ones, or those
 * of the page.
 */
export const FixQueueLink = () => {
  const t = useMessages();
  const can = usePermission();
  const { total, data, selectedIds } = useListContext<Peserta>();
  const { values, publicValues } = useListFilters();
  if (values['statusData'] !== 'INVALID' || !total || !can('peserta.update')) return null;
  const query = new URLSearchParams({ filter: JSON.stringify(publicValues) });
  const asked = selectedIds.length > 0 ? selectedIds : data.map(({ id }) => id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        component={LinkFromList}
        to={`/dashboard/peserta/perbaiki?${query.toString()}`}
      >
        {t('resources.peserta.page.fix')}
      </Button>
      <AskButton ids={asked.map(Number)} />
    </Box>
  );
};
