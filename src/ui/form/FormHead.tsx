import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import type { Act } from '../acts/act.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useActs, useActWords } from '../acts/useActs.ts';
import { textOf } from '../fields/text.ts';
import { formatDateTime } from '../format/date.ts';
import type { AnyRecord } from '../resource/definition.ts';
import { fieldOf, pathFor, valueOf } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { useFormFacts } from './FormContext.ts';

interface FormHeadProps {
  /** Whether the form has errors; the document title then starts with that. */
  failed: boolean;
  onDeleted: () => void;
}

/** Header of a record's page: name, key fields, created and modified information, and actions. */
export const FormHead = ({ failed, onDeleted }: FormHeadProps) => {
  const say = useWords();
  const words = useActWords();
  const { definition, record } = useFormFacts();
  const names = useNames(definition);
  const acts = useActs(definition);
  const { show } = definition.paths;
  const [asked, setAsked] = useState<Act>();
  const title = record ? definition.nameOf(record) : names.of('page.create');
  return (
    <>
      <PageHead
        title={title}
        tab={failed ? say('form.errors.document', { title }) : title}
        description={record ? <RecordFacts record={record} /> : names.perhaps('lead')}
        secondary={
          record
            ? [
                ...(show ? [{ label: say('common.act.view'), to: pathFor(show, record.id) }] : []),
                ...acts.map(act => ({ label: words(act, 'label'), onClick: () => setAsked(act) })),
              ]
            : []
        }
      />
      {asked && record ? (
        <ActDialog
          definition={definition}
          act={asked}
          records={[record]}
          onClose={() => setAsked(undefined)}
          onDone={({ done }) => {
            if (asked.name === 'delete' && done.length > 0) onDeleted();
          }}
        />
      ) : null}
    </>
  );
};

const RecordFacts = ({ record }: { record: AnyRecord }) => {
  const say = useWords();
  const translate = useTranslate();
  const { definition } = useFormFacts();
  const facts = (definition.head ?? [])
    .map(source => fieldOf(definition, source))
    .map(field => ({ field, text: textOf(field, valueOf(field, record), translate) }))
    .filter(({ text }) => text !== '')
    .map(({ field, text }) =>
      say('list.filter.value', { name: translate(field.label), value: text }),
    );
  const byAt = (by: unknown, at: unknown): string | undefined => {
    if (typeof at !== 'string') return undefined;
    const when = formatDateTime(at);
    return typeof by === 'string' ? say('common.by_at', { who: by, when }) : when;
  };
  const line = (label: string, text: string | undefined): string[] =>
    text === undefined ? [] : [say('list.filter.value', { name: label, value: text })];
  const { createdAt, createdBy, modifiedAt, modifiedBy } = record;
  const history = [
    ...line(say('common.field.createdAt'), byAt(createdBy, createdAt)),
    ...(modifiedAt === createdAt
      ? []
      : line(say('common.field.modifiedAt'), byAt(modifiedBy, modifiedAt))),
  ];
  return (
    <>
      {facts.length > 0 ? <Box>{facts.join(' · ')}</Box> : null}
      <Box sx={{ fontSize: '0.8125rem' }}>{history.join(' · ')}</Box>
    </>
  );
};
