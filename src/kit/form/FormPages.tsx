import { useState } from 'react';
import { CreateBase } from 'react-admin';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { RecordLoader } from '../record/RecordLoader.tsx';
import { RecordView } from '../record/RecordPage.tsx';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { FormScreen } from './FormScreen.tsx';

/** Create page of a resource; query parameters prefill fields (`?peranDasar=AM`). */
export const ResourceCreate = ({ definition }: { definition: ResourceSpec }) =>
  definition.input ? (
    <CreateBase resource={definition.name} disableAuthentication>
      <FormScreen definition={definition} schema={definition.input} />
    </CreateBase>
  ) : null;

/** Edit page of the record with the id from the URL; read-only without permission to update it. */
export const ResourceEdit = ({ definition }: { definition: ResourceSpec }) => (
  <RecordLoader isForm resource={definition.name}>
    {record => <OpenedRecord definition={definition} record={record} />}
  </RecordLoader>
);

const OpenedRecord = ({ definition, record }: { definition: ResourceSpec; record: AnyRecord }) => {
  const [opened, setOpened] = useState(record);
  const [dirty, setDirty] = useState(false);
  // A refetch (after an action or its undo) must not overwrite edited values; the version check on
  // save detects the conflict.
  if (!dirty && record['version'] !== opened['version']) setOpened(record);
  const can = usePermission();
  const session = useRequiredSession();
  const { input, readOnlyReason, rights } = definition;
  return input && !readOnlyReason?.(opened, session) && can(rights.update) ? (
    <FormScreen
      key={String(opened['version'])}
      definition={definition}
      schema={input}
      record={opened}
      onDirty={setDirty}
    />
  ) : (
    <RecordView definition={definition} record={record} />
  );
};
