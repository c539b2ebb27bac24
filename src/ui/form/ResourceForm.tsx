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

/** The page that makes a new record; the address may say how it starts (`?peranDasar=AM`). */
export const ResourceCreate = ({ definition }: { definition: Definition }) =>
  definition.input ? <FormScreen definition={definition} schema={definition.input} /> : null;

/** The page of a record by the id of its address: to be changed, or to be seen. */
export const ResourceEdit = ({ definition }: { definition: Definition }) => {
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<AnyRecord>(
    definition.name,
    { id },
    // A list may have left an older version: what is changed is asked for anew.
    { refetchOnMount: 'always', refetchOnWindowFocus: false, retry: isWorthRetrying },
  );
  if (error && !data) {
    // A number that is none is refused as such, and is nowhere just as well.
    const nowhere = error instanceof CallError && [404, 422].includes(error.status);
    return nowhere ? <NotFound /> : <ServerDown onRetry={() => void refetch()} />;
  }
  if (!data || !isFetchedAfterMount) return <Loading />;
  return <Opened key={id} definition={definition} record={data} />;
};

const Opened = ({ definition, record }: { definition: Definition; record: AnyRecord }) => {
  const [opened, setOpened] = useState(record);
  const [dirty, setDirty] = useState(false);
  // What comes in later, by an act of this page or its undoing, must not take away what was typed;
  // then the version tells when saving.
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
