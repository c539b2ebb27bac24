import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { ServerDown } from '#src/layout/pages/ServerDown.tsx';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { useMay } from '../resource/useMay.ts';
import { FormScreen } from './FormScreen.tsx';
import { RecordScreen } from './RecordScreen.tsx';

/** Create page of a resource; query parameters prefill fields (`?peranDasar=AM`). */
export const ResourceCreate = ({ definition }: { definition: Definition }) =>
  definition.input ? <FormScreen definition={definition} schema={definition.input} /> : null;

/** Edit page of the record with the id from the URL; read-only without permission to update it. */
export const ResourceEdit = ({ definition }: { definition: Definition }) => {
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<AnyRecord>(
    definition.name,
    { id },
    // A list may have cached an older version, so the form always starts from a fresh one.
    { refetchOnMount: 'always', refetchOnWindowFocus: false, retry: isWorthRetrying },
  );
  if (error && !data) {
    // A malformed id is answered with 422 and is treated as not found.
    const nowhere = error instanceof CallError && [404, 422].includes(error.status);
    return nowhere ? <NotFound /> : <ServerDown onRetry={() => void refetch()} />;
  }
  if (!data || !isFetchedAfterMount) return <Loading />;
  return <Opened key={id} definition={definition} record={data} />;
};

const Opened = ({ definition, record }: { definition: Definition; record: AnyRecord }) => {
  const [opened, setOpened] = useState(record);
  const [dirty, setDirty] = useState(false);
  // A refetch (after an action or its undo) must not overwrite edited values; the version check on
  // save detects the conflict.
  if (!dirty && record['version'] !== opened['version']) setOpened(record);
  const may = useMay();
  const session = useSignedIn();
  const locked = definition.locked?.(opened, session);
  const { input } = definition;
  return input && !locked && may(definition.rights.update) ? (
    <FormScreen
      key={String(opened['version'])}
      definition={definition}
      schema={input}
      record={opened}
      onDirty={setDirty}
    />
  ) : (
    <RecordScreen definition={definition} record={record} locked={locked} />
  );
};
