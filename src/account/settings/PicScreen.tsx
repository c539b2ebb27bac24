import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { picCalls, type Pic } from '#contract/pic.ts';
import { emptyPicValues, PicForm, toPicValues, type PicValues } from '#src/account/pic/PicForm.tsx';
import { pic as words } from '#texts/pic.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { saveHasPic } from '#src/providers/session.ts';
import { UnsavedChangesGuard } from '#src/ui/form/draft/UnsavedChangesGuard.tsx';
import { AccountQuery } from './AccountQuery.tsx';

/** Screen to edit the PIC, or to name one when there is none. */
export const PicScreen = () => {
  const t = useMessages();
  const { call } = useApi();
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
  const [record, setRecord] = useState(currentPic);
  const [initialValues] = useState(() => (currentPic ? toPicValues(currentPic) : emptyPicValues));
  const [values, setValues] = useState(initialValues);
  const doneRef = useRef(false);
  const savedValues = record ? toPicValues(record) : emptyPicValues;
  const isDirty = (Object.keys(savedValues) as (keyof PicValues)[]).some(
    key => savedValues[key] !== values[key],
  );
  return (
    <Box sx={{ maxWidth: 480 }}>
      <PicForm
        initialValues={initialValues}
        onChange={setValues}
        savePic={async body => {
          const answer = record
            ? await call(picCalls.update, { body: { ...body, version: record.version } })
            : await call(picCalls.create, { body });
          setRecord(answer);
          saveHasPic(true);
          notify(words.saved, { type: 'success' });
        }}
      />
      <UnsavedChangesGuard isDirty={isDirty} isLeavingIntended={doneRef} />
    </Box>
  );
};
