import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UnsavedChangesDialog } from '#src/kit/form/draft/UnsavedChangesDialog.tsx';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { CheckAnswer } from './answer/CheckAnswer.tsx';
import { NextSteps } from './answer/NextSteps.tsx';
import { RecentChecks } from './answer/RecentChecks.tsx';
import { CameraScanner } from './camera/CameraScanner.tsx';
import { CodeForm } from './code/CodeForm.tsx';
import { useCheckSession } from './useCheckSession.ts';

// The forms are large, and a check needs neither.
const BindForm = lazyComponent(async () => (await import('./bind/BindForm.tsx')).BindForm);
const VisitStep = lazyComponent(async () => (await import('./use/VisitStep.tsx')).VisitStep);

/**
 * Checks a voucher by its code, shows whether it can be used, and goes on to its participant and the
 * dose on the same page.
 * @param opensForm opens the participant's form at once for a voucher that needs one
 */
export const CheckScreen = ({ opensForm = false }: { opensForm?: boolean }) => {
  const t = useMessages();
  const session = useCheckSession(opensForm);
  const { checked, step, isDirty, setDirty, leave } = session;
  const [isCameraOpen, setCameraOpen] = useState(false);
  const isAnswer = step === 'answer';
  const check = (code: string): void => {
    setCameraOpen(false);
    session.check(code);
  };
  const name = opensForm ? 'page.form' : 'name';
  return (
    <>
      <UnsavedChangesGuard isDirty={isDirty} isLeavingIntended={neverIntended} />
      {leave ? (
        <UnsavedChangesDialog isSamePage onLeave={leave.onLeave} onStay={leave.onStay} />
      ) : null}
      <PageHeader
        title={t(`resources.voucherCheck.${name}`)}
        description={t(`resources.voucherCheck.${opensForm ? 'form_lead' : 'lead'}`)}
      />
      <Box sx={columnStyle}>
        <Card sx={isAnswer ? formStyle : hidden}>
          <CodeForm
            isChecking={session.isChecking}
            isCameraOpen={isCameraOpen}
            onCode={check}
            onInvalid={session.clear}
            onToggleCamera={() => setCameraOpen(!isCameraOpen)}
          />
          {isCameraOpen ? <CameraScanner onCode={check} /> : null}
          {session.error === undefined ? null : <Alert severity="error">{session.error}</Alert>}
        </Card>
        <Box aria-live="polite">
          {checked && isAnswer ? <CheckAnswer checked={checked} /> : null}
        </Box>
        {checked?.answer.voucher ? (
          <Suspense fallback={<LoadingPage />}>
            {isAnswer ? (
              <NextSteps
                checked={checked}
                voucher={checked.answer.voucher}
                session={session}
                onStep={next => {
                  setCameraOpen(false);
                  session.goTo(next);
                }}
              />
            ) : step === 'bind' ? (
              <BindForm
                key={checked.code}
                code={checked.code}
                voucher={checked.answer.voucher}
                onBack={session.backToAnswer}
                onBound={saved => session.change(saved, 'bound')}
                onDirty={setDirty}
              />
            ) : (
              <VisitStep
                key={checked.code}
                voucher={checked.answer.voucher}
                draft={session.visitDraft}
                onBack={session.backToAnswer}
                onUnsavedChange={session.setUnsavedVisit}
                onRecorded={session.change}
              />
            )}
          </Suspense>
        ) : null}
        {isAnswer ? <RecentChecks checks={session.recentChecks} /> : null}
      </Box>
    </>
  );
};

const neverIntended = { current: false };
/** The form of the code keeps its place while a step is open, so that it does not take the focus. */
const hidden = { display: 'none' };

const columnStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 820,
};
const formStyle = { display: 'grid', gap: 2, p: { xs: 2, sm: 3 } };
