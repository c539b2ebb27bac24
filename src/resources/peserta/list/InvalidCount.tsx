import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';

/** Number of invalid rows among the listed ones, for example ', 37 tidak valid'. */
export const InvalidCount = () => {
  const t = useMessages();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<AppDataProvider>();
  const { values } = useListFilters();
  const isEnabled = values['statusData'] === undefined;
  const { data } = useQuery({
    // The key starts like the list's key, so both are invalidated together.
    queryKey: [resource, 'getList', 'invalid', values],
    queryFn: ({ signal }) =>
      provider.getTotal(resource, { ...values, statusData: 'INVALID' }, { signal }),
    enabled: isEnabled,
  });
  return isEnabled && data !== undefined
    ? t(data.isLowerBound ? 'resources.peserta.invalid_more' : 'resources.peserta.invalid', {
        smart_count: data.total,
      })
    : null;
};
