import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { AttachmentsPart } from '../attachment/AttachmentsPart.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { toFormValues, type FormValues } from '../form/formValues.ts';
import { ResourceFormContext } from '../form/ResourceFormContext.ts';
import { StateTimeline } from '../lifecycle/StateTimeline.tsx';
import { useBackLink } from '../list/backLink.tsx';
import { SectionLinks } from '../page/SectionLinks.tsx';
import { widePage } from '../page/widePage.ts';
import { SectionsProvider } from '../page/SectionsProvider.tsx';
import type { AnyRecord, DisabledReason, ResourceSpec } from '../resource/definition.ts';
import { formFields } from '../resource/resourceField.ts';
import { usePermission } from '../resource/usePermission.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { FactSections } from './FactSections.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordLoader } from './RecordLoader.tsx';
import { RecordSection } from './RecordSection.tsx';
import { TurnPanel } from './TurnPanel.tsx';

interface RecordPageProps {
  definition: ResourceSpec;
}

/** Page of the record with the id from the URL, as `definition.show` describes it. */
export const RecordPage = ({ definition }: RecordPageProps) => (
  <RecordLoader resource={definition.name}>
    {record => <RecordView definition={definition} record={record} isPage />}
  </RecordLoader>
);

interface RecordViewProps extends RecordPageProps {
  record: AnyRecord;
  /** Whether this is the page to read the record, not one to edit it. */
  isPage?: boolean;
}

/** A record with its actions, facts and parts; in place of a form also why it is read-only. */
export const RecordView = ({ definition, record, isPage = false }: RecordViewProps) => {
  const navigate = useNavigate();
  const session = useRequiredSession();
  const backPath = useBackLink(definition.paths.list);
  const { show = {}, Notice } = definition;
  const readOnlyReason =
    isPage && !show.explainsReadOnly ? undefined : definition.readOnlyReason?.(record, session);
  const hasParts = show.parts ?? definition.attachments ?? definition.lifecycle?.history;
  return (
    <ResourceFormContext value={{ definition, record, isReadOnly: true }}>
      <RecordContextProvider value={record}>
        <SectionsProvider>
          <RecordHeader
            definition={definition}
            record={record}
            onDeleted={() => {
              if (!show.showsDeleted) void navigate(backPath);
            }}
          />
          {readOnlyReason ? (
            <ReadOnlyNotice definition={definition} reason={readOnlyReason} />
          ) : null}
          {show.Notice ? <show.Notice record={record} /> : null}
          {isPage && show.useTurn ? (
            <TurnPanel definition={definition} useTurn={show.useTurn} record={record} />
          ) : null}
          {isPage ? <SectionLinks isRow /> : null}
          <Box {...(hasParts ? widePage : {})} sx={hasParts ? columns : column}>
            <Box sx={column}>
              {show.facts ? (
                <FactSections definition={definition} sections={show.facts} />
              ) : show.Facts ? (
                <show.Facts record={record} />
              ) : (
                <ReadOnlyForm definition={definition} record={record}>
                  {Notice ? <Notice /> : null}
                  <FormSections />
                </ReadOnlyForm>
              )}
            </Box>
            {hasParts ? <RecordParts definition={definition} record={record} /> : null}
          </Box>
        </SectionsProvider>
      </RecordContextProvider>
    </ResourceFormContext>
  );
};

/** The files of the record, the parts that this user may see, and the changes of its state. */
const RecordParts = ({ definition, record }: RecordViewProps) => {
  const can = usePermission();
  const names = useResourceMessages(definition);
  const { lifecycle } = definition;
  const parts = (definition.show?.parts ?? []).filter(
    ({ right, isVisible }) =>
      (right === undefined || can(right)) && (isVisible === undefined || isVisible(record)),
  );
  return (
    <Box sx={column}>
      {definition.attachments ? (
        <RecordSection title={names.t('section.files')}>
          <AttachmentsPart
            resource={definition.name}
            attachments={definition.attachments}
            record={record}
          />
        </RecordSection>
      ) : null}
      {parts.map(({ title, Content }) => (
        <RecordSection key={title} title={names.t(`section.${title}`)}>
          <Content record={record} />
        </RecordSection>
      ))}
      {lifecycle?.history ? (
        <RecordSection title={names.t('section.states')}>
          <StateTimeline resource={definition.name} lifecycle={lifecycle} id={Number(record.id)} />
        </RecordSection>
      ) : null}
    </Box>
  );
};

/** Puts the record's values into a form, because custom sections read react-hook-form. */
const ReadOnlyForm = ({
  definition,
  record,
  children,
}: RecordViewProps & { children: React.ReactNode }) => {
  const form = useForm<FormValues>({ values: toFormValues(formFields(definition), record) });
  return <FormProvider {...form}>{children}</FormProvider>;
};

/** Why the record is read-only, with a link to an alternative. */
const ReadOnlyNotice = ({ definition, reason }: RecordPageProps & { reason: DisabledReason }) => {
  const names = useResourceMessages(definition);
  const { alternative } = reason;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, maxWidth: 640 }}
      action={
        alternative ? (
          <Button size="small" color="inherit" component={Link} to={alternative.to}>
            {names.tKey(alternative.label)}
          </Button>
        ) : undefined
      }
    >
      {names.disabledReason(reason)}
    </Alert>
  );
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
