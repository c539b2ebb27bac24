import Box from '@mui/material/Box';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { picCalls, type PicSuggestion } from '#contract/domains/pic.ts';
import { emptyPicValues, isSamePic, PicForm, toPicValues } from '#src/account/pic/PicForm.tsx';
import { usePicVersion } from '#src/account/pic/usePicVersion.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { WhoMay } from '#src/kit/company/WhoMay.tsx';
import { ContactLinks } from '#src/kit/fields/ContactLinks.tsx';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { rightMissingFor } from '#src/providers/auth/permissionScope.ts';
import { saveHasPic } from '#src/providers/session.ts';
import { pic as words } from '#texts/pic.ts';

/** Screen to edit the PIC, or to confirm or name one when the account has not done so. */
export const PicScreen = () => {
  const { hasPic } = useRequiredSession();
  // The dialog in front of this screen has the same form.
  return hasPic === false ? <LoadingPage /> : <OwnPic />;
};

const OwnPic = () => {
  const t = useMessages();
  const { call } = useApi();
  // A company's contact is changed by those who change its data.
  const mayChange = rightMissingFor(useRequiredSession().role, 'bhbu.update') === undefined;
  const query = useQuery({
    queryKey: ['own', 'pic'],
    queryFn: async ({ signal }) => {
      const confirmed = await call(picCalls.get, {}, { signal });
      return { confirmed, known: confirmed ?? (await call(picCalls.suggest, {}, { signal })) };
    },
    // Read each time the screen opens, and not replaced while the form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded {...query}>
      {({ confirmed, known }) => (
        <>
          <PageHeader
            title={t('accountSettings.pic.title')}
            description={confirmed?.namaInstansi ?? t('accountSettings.pic.lead')}
          />
          {mayChange || !confirmed ? (
            <PicEditor known={known} wasConfirmed={confirmed !== null} />
          ) : (
            <>
              <ContactLinks
                name={confirmed.namaPIC}
                phone={confirmed.noHP}
                email={confirmed.email}
              />
              <WhoMay permission="bhbu.update" />
            </>
          )}
        </>
      )}
    </Loaded>
  );
};

interface PicEditorProps {
  known: PicSuggestion | null;
  /** Whether the account had confirmed or named the PIC when the screen was opened. */
  wasConfirmed: boolean;
}

const PicEditor = ({ known, wasConfirmed }: PicEditorProps) => {
  const notify = useNotify();
  const { call } = useApi();
  const queryClient = useQueryClient();
  const { stored, save } = usePicVersion(known);
  const [isConfirmed, setIsConfirmed] = useState(wasConfirmed);
  const [initialValues] = useState(() => (known ? toPicValues(known) : emptyPicValues));
  const [values, setValues] = useState(initialValues);
  const doneRef = useRef(false);
  const isDirty = !isSamePic(stored ? toPicValues(stored) : emptyPicValues, values);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <PicForm
        initialValues={initialValues}
        onChange={setValues}
        savePic={async body => {
          const saveCall = isConfirmed ? picCalls.update : picCalls.create;
          await save(version => call(saveCall, { body: { ...body, version } }));
          setIsConfirmed(true);
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
