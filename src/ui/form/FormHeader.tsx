import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import type { Action } from '../actions/action.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useActions, useActionMessages } from '../actions/useActions.ts';
import { formatValue } from '../fields/formatValue.ts';
import { formatDateTime } from '../format/date.ts';
import type { AnyRecord } from '../resource/definition.ts';
import { resolveField, recordPath, getFieldValue } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { useResourceForm } from './ResourceFormContext.ts';

interface FormHeaderProps {
  /** Whether the form has errors; the document title then starts with that. */
  hasErrors: boolean;
  onDeleted: () => void;
}

/** Header of a record's page: name, key fields, created and modified information, and actions. */
export const FormHeader = ({ hasErrors, onDeleted }: FormHeaderProps) => {
  const t = useMessages();
  const actionMessage = useActionMessages();
  const { definition, record } = useResourceForm();
  const names = useResourceMessages(definition);
  const actions = useActions(definition);
  const { show } = definition.paths;
  const [pendingAction, setPendingAction] = useState<Action>();
  const title = record ? definition.nameOf(record) : names.t('page.create');
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={hasErrors ? t('form.errors.document', { title }) : title}
        description={record ? <RecordSummary record={record} /> : names.tOptional('lead')}
        moreActions={
          record
            ? [
                ...(show
                  ? [{ label: t('common.action.view'), to: recordPath(show, record.id) }]
                  : []),
                ...actions.map(action => ({
                  label: actionMessage(action, 'label'),
                  onClick: () => setPendingAction(action),
                })),
              ]
            : []
        }
      />
      {pendingAction && record ? (
        <ActionDialog
          definition={definition}
          action={pendingAction}
          records={[record]}
          onClose={() => setPendingAction(undefined)}
          onDone={({ done }) => {
            if (pendingAction.name === 'delete' && done.length > 0) onDeleted();
          }}
        />
      ) : null}
    </>
  );
};

const RecordSummary = ({ record }: { record: AnyRecord }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { definition } = useResourceForm();
  const headFields = (definition.headerFields ?? [])
    .map(source => resolveField(definition, source))
    .map(field => ({ field, text: formatValue(field, getFieldValue(field, record), translate) }))
    .filter(({ text }) => text !== '')
    .map(({ field, text }) =>
      t('list.filter.value', { name: translate(field.label), value: text }),
    );
  const formatByAt = (by: unknown, at: unknown): string | undefined => {
    if (typeof at !== 'string') return undefined;
    const when = formatDateTime(at);
    return typeof by === 'string' ? t('common.by_at', { who: by, when }) : when;
  };
  const line = (label: string, text: string | undefined): string[] =>
    text === undefined ? [] : [t('list.filter.value', { name: label, value: text })];
  const { createdAt, createdBy, modifiedAt, modifiedBy } = record;
  const history = [
    ...line(t('common.field.createdAt'), formatByAt(createdBy, createdAt)),
    ...(modifiedAt === createdAt
      ? []
      : line(t('common.field.modifiedAt'), formatByAt(modifiedBy, modifiedAt))),
  ];
  return (
    <>
      {headFields.length > 0 ? <Box>{headFields.join(' · ')}</Box> : null}
      <Box sx={{ fontSize: '0.8125rem' }}>{history.join(' · ')}</Box>
    </>
  );
};
