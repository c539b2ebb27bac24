import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { findTransition } from '#contract/core/lifecycle.ts';
import type { Application } from '#contract/domains/application/index.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { StateTimeline } from '#src/kit/lifecycle/StateTimeline.tsx';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { AnsweredCorrections } from './AnsweredCorrections.tsx';
import { ApplicationDocuments } from './ApplicationDocuments.tsx';
import { AutomatedChecks } from './AutomatedChecks.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CorrectionFlagsContext, useCorrectionFlagsState } from './correctionFlags.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { lifecycle, definition } from './definition.ts';
import { NextApplication } from './NextApplication.tsx';

interface ApplicationProps {
  record: Application;
}

/** Ticket, waiting time and decision, in the header. */
const ApplicationHead = ({ record }: ApplicationProps) => {
  const t = useMessages();
  const { status, nomorTiket, diajukan, umurHari, diputuskan, diputuskanOleh, alasan } = record;
  const facts = [
    nomorTiket &&
      t('resources.application.page.lead', { ticket: nomorTiket, when: formatDateTime(diajukan) }),
    umurHari ? t('resources.application.page.waiting', { smart_count: umurHari }) : null,
    diputuskan && diputuskanOleh
      ? t('resources.application.page.decided', {
          state: t(`resources.application.status.${status}`),
          who: diputuskanOleh,
          when: formatDateTime(diputuskan),
        })
      : null,
  ];
  return (
    <>
      <Detail>{facts.filter(Boolean).join(' · ')}</Detail>
      {alasan ? (
        <Box sx={{ width: 1 }}>{`${t('resources.application.fields.alasan')}: ${alasan}`}</Box>
      ) : null}
    </>
  );
};

const NoApplicationNotice = ({ record }: ApplicationProps) => {
  const t = useMessages();
  return record.nomorTiket === null ? (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('resources.application.page.no_application')}
    </Alert>
  ) : null;
};

const ApplicationNotices = ({ record }: ApplicationProps) => (
  <>
    <NoApplicationNotice record={record} />
    <NextApplication record={record} />
  </>
);

/** The application beside its documents, with the decisions; a new version starts over. */
const Verification = ({ record }: ApplicationProps) => (
  <VerificationState key={record.version} record={record} />
);

const VerificationState = ({ record }: ApplicationProps) => {
  const t = useMessages();
  const flags = useCorrectionFlagsState();
  const [selected, setSelected] = useState(record.berkas[0]?.isian);
  const isOpen = findTransition(bhbuStates, record.status, 'requestCorrection') !== undefined;
  return (
    <CorrectionFlagsContext value={isOpen ? flags : null}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, alignContent: 'start' }}>
          <AnsweredCorrections record={record} />
          <AutomatedChecks record={record} />
          <CompanyFacts record={record} />
          <RecordSection title={t('resources.application.page.states')}>
            <StateTimeline resource="application" lifecycle={lifecycle} id={record.id} />
          </RecordSection>
        </Box>
        <ApplicationDocuments record={record} selected={selected} onSelect={setSelected} />
      </Box>
      <DecisionBar record={record} />
    </CorrectionFlagsContext>
  );
};

const verifyDefinition = defineResource<Application>({
  ...definition,
  // The decisions are in a bar, and the timeline is beside the documents.
  lifecycle: { states: lifecycle.states, meaning: lifecycle.meaning },
  show: {
    chips: ['status'],
    Head: ApplicationHead,
    links: ({ id }) => [auditLogLink('bhbu', id)],
    Notice: ApplicationNotices,
    Facts: Verification,
  },
});

/** Verification page of an application. */
export const VerifyScreen = () => <RecordPage definition={verifyDefinition} />;

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: 'start',
};
