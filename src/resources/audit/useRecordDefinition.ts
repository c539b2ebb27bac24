import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';
import type { Registration } from '#src/kit/registerResource.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';

/** Returns the definition of a resource, from which the formats of its fields follow; undefined until it is loaded. */
export function useRecordDefinition(resource: string): ResourceSpec | undefined {
  const options: unknown = useResourceDefinitions()[resource]?.options;
  const load = (options as Pick<Registration, 'load'> | undefined)?.load;
  const { data } = useQuery({
    queryKey: ['definition', resource],
    queryFn: async () => {
      if (!load) return null;
      const { definition } = (await load()) as { readonly definition?: ResourceSpec };
      // A module shared by two resources exports the definition of one.
      return definition?.name === resource ? definition : null;
    },
    staleTime: Infinity,
  });
  return data ?? undefined;
}
