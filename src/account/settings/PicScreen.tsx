import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { picCalls, type Pic } from '#contract/pic.ts';
import { emptyPicValues, isSamePic, PicForm, toPicValues } from '#src/account/pic/PicForm.tsx';
import { usePicVersion } from '#src/account/pic/usePicVersion.ts';
import { pic as words } from '#texts/pic.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { saveHasPic } from '#src/providers/session.ts';
import { UnsavedChangesGuard } from '#src/ui/form/draft/UnsavedChangesGuard.tsx';
import { AccountQuery } from './AccountQuery.tsx';

/** Screen to edit the PIC, or to name one when there is none. */
export const PicScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const { hasPic } = useRequiredSession();
  // The dialog in front of this screen has the same form.
  if (hasPic === false) return <LoadingPage />;
  return (
    <AccountQuery queryName="pic" fetchData={signal => call(picCalls.get, {}, { signal })}>
      {currentPic => (
        <>
          <PageHeader
            title={t('accountSettings.pic.title')}
            description={currentPic?.namaInstansi ?? t('accountSettings.pic.lead')}
          />
          <PicEditor known={currentPic} />
        </>
      )}
    </AccountQuery>
  );
};

const PicEditor = ({ known: currentPic }: { known: Pic | null }) => {
  const notify = useNotify();
  const { call } = useApi();
  const queryClient = useQueryClient();
  const { stored, save } = usePicVersion(currentPic);
  const [initialValues] = useState(() => (currentPic ? toPicValues(currentPic) : emptyPicValues));
  const [values, setValues] = useState(initialValues);
  const doneRef = useRef(false);
  const isDirty = !isSamePic(stored ? toPicValues(stored) : emptyPicValues, values);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <PicForm
        initialValues={initialValues}
        onChange={setValues}
        savePic={async body => {
          const saveCall = stored ? picCalls.update : picCalls.create;
          await save(version => call(saveCall, { body: { ...body, version } }));
          saveHasPic(true);
          // The company and its orders show the PIC too.
          void queryClient.invalidateQueries({ refetchType: 'none' });
          notify(words.saved, { type: 'success' });
        }}
      />
      <UnsavedChangesGuard isDirty={isDirty} isLeavingIntended={doneRef} />
    </Box>
  );
};
