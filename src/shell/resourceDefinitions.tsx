import { lazy, Suspense } from 'react';
import { useRecordContext, type ResourceDefinition } from 'react-admin';
import { createDescriptors } from '#src/providers/data/descriptors.ts';
import type { Registration } from '#src/kit/registerResource.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { resources } from '#src/resources/manifests.ts';

const idOf = ({ id }: AnyRecord): string => `#${id}`;

/** Returns the component that shows the name of the record in the context; the definition is loaded with the first. */
function recordName({ name, load }: Registration) {
  const Name = lazy(async () => {
    const { definition } = (await load()) as { readonly definition?: ResourceSpec };
    // A module shared by two resources exports the definition of one; the records of the other have no name.
    const nameOf = definition?.name === name ? definition.nameOf : idOf;
    return { default: ({ record }: { record: AnyRecord }) => nameOf(record) };
  });
  return () => {
    const record = useRecordContext<AnyRecord>();
    return record ? (
      <Suspense fallback={idOf(record)}>
        <Name record={record} />
      </Suspense>
    ) : null;
  };
}

/** What react-admin knows of a resource (`useResourceDefinition`, `useGetRecordRepresentation`). */
function toDefinition(registration: Registration): ResourceDefinition {
  const { name, icon, load, resource } = registration;
  const { list, create, edit, show } = resource.paths;
  const Name = recordName(registration);
  return {
    name,
    icon,
    hasList: true,
    hasCreate: create !== undefined,
    // A resource without a form has the path of its page, or of its list, in its place.
    hasEdit: edit !== list && edit !== show,
    hasShow: show !== undefined,
    recordRepresentation: <Name />,
    options: { load } satisfies Pick<Registration, 'load'>,
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
