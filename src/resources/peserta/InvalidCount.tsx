import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import { useListFilters } from '#src/ui/list/FiltersContext.ts';

/** Number of invalid rows among the listed ones, for example ', 37 tidak valid'. */
export const InvalidCount = () => {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<AppDataProvider>();
  const { values } = useListFilters();
  const isAsked = values['statusData'] === undefined;
  const { data } = useQuery({
    // The key starts like the list's key, so both are invalidated together.
    queryKey: [resource, 'getList', 'invalid', values],
    queryFn: ({ signal }) =>
      provider.getTotal(resource, { ...values, statusData: 'INVALID' }, { signal }),
    enabled: isAsked,
  });
  return isAsked && data !== undefined
    ? say('resources.peserta.invalid', { smart_count: data })
    : null;
};
