import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { ServerErrorPage } from '#src/layout/pages/ServerErrorPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { FormScreen } from './FormScreen.tsx';
import { RecordScreen } from './RecordScreen.tsx';

/** Create page of a resource; query parameters prefill fields (`?peranDasar=AM`). */
export const ResourceCreate = ({ definition }: { definition: ResourceSpec }) =>
  definition.input ? <FormScreen definition={definition} schema={definition.input} /> : null;

/** Edit page of the record with the id from the URL; read-only without permission to update it. */
export const ResourceEdit = ({ definition }: { definition: ResourceSpec }) => {
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<AnyRecord>(
    definition.name,
    { id },
    // A list may have cached an older version, so the form always starts from a fresh one.
    { refetchOnMount: 'always', refetchOnWindowFocus: false, retry: shouldRetry },
  );
  if (error && !data) {
    // A malformed id is answered with 422 and is treated as not found.
    const isNotFound = error instanceof CallError && [404, 422].includes(error.status);
    return isNotFound ? <NotFoundPage /> : <ServerErrorPage onRetry={() => void refetch()} />;
  }
  if (!data || !isFetchedAfterMount) return <LoadingPage />;
  return <OpenedRecord key={id} definition={definition} record={data} />;
};

const OpenedRecord = ({ definition, record }: { definition: ResourceSpec; record: AnyRecord }) => {
  const [opened, setOpened] = useState(record);
  const [dirty, setDirty] = useState(false);
  // A refetch (after an action or its undo) must not overwrite edited values; the version check on
  // save detects the conflict.
  if (!dirty && record['version'] !== opened['version']) setOpened(record);
  const can = usePermission();
  const session = useRequiredSession();
  const readOnlyReason = definition.readOnlyReason?.(opened, session);
  const { input } = definition;
  return input && !readOnlyReason && can(definition.rights.update) ? (
    <FormScreen
      key={String(opened['version'])}
      definition={definition}
      schema={input}
      record={opened}
      onDirty={setDirty}
    />
  ) : (
    <RecordScreen definition={definition} record={record} readOnlyReason={readOnlyReason} />
  );
};
