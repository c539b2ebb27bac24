import { lazy, Suspense } from 'react';
import { useRecordContext, type ResourceDefinition } from 'react-admin';
import { createDescriptors } from '#src/providers/data/descriptors.ts';
import type { Registration } from '#src/kit/registerResource.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { resources } from '#src/resources/manifests.ts';

/** Returns the component that shows the name of the record in the context; the definition is loaded with the first. */
function recordName({ load }: Registration) {
  const Name = lazy(async () => {
    const { definition } = (await load()) as { readonly definition?: ResourceSpec };
    return {
      default: ({ record }: { record: AnyRecord }) => definition?.nameOf(record) ?? `#${record.id}`,
    };
  });
  return () => {
    const record = useRecordContext<AnyRecord>();
    return record ? (
      <Suspense fallback={`#${record.id}`}>
        <Name record={record} />
      </Suspense>
    ) : null;
  };
}

/** What react-admin knows of a resource (`useResourceDefinition`, `useGetRecordRepresentation`). */
function toDefinition(registration: Registration): ResourceDefinition {
  const { name, icon, resource } = registration;
  const Name = recordName(registration);
  return {
    name,
    icon,
    hasList: true,
    hasCreate: resource.paths.create !== undefined,
    hasEdit: true,
    hasShow: resource.paths.show !== undefined,
    recordRepresentation: <Name />,
  };
}

/** The registered resources as react-admin's `<Resource>` would register them. */
export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  resources.map(registration => [registration.name, toDefinition(registration)]),
);

/** The calls of the registered resources. */
export const descriptors = createDescriptors(
  Object.assign({}, ...resources.map(({ calls }) => calls)) as Registration['calls'],
);
