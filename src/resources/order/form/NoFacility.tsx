import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ContactLinks } from '#src/kit/fields/ContactLinks.tsx';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

const AddNoteDialog = lazyDialog(async () => {
  await import('#src/kit/note/index.ts');
  return await import('#src/kit/note/AddNoteDialog.tsx');
});

/**
 * Takes the place of the lines of an order while no facility serves the company: staff are led to the
 * page where they assign one, the company asks its account manager by a note on its own page.
 */
const NoFacility = ({ bhbuId }: { bhbuId: number }) => {
  const t = useMessages();
  const mayAssign = usePermission()('bhbu.assign');
  const [isAsking, setIsAsking] = useState(false);
  const { data: company } = useCall('bhbu', bhbuCalls.get, { params: { id: bhbuId } });
  const manager = company?.kontakAccountManager;
  return (
    <Alert
      severity="warning"
      action={
        mayAssign ? (
          <Button size="small" color="inherit" component={Link} to={recordPath('bhbu', bhbuId)}>
            {t('resources.order.form.no_facility.assign')}
          </Button>
        ) : (
          <Button size="small" color="inherit" onClick={() => setIsAsking(true)}>
            {t('resources.order.form.no_facility.ask')}
          </Button>
        )
      }
    >
      {t(`resources.order.form.no_facility.${mayAssign ? 'staff' : 'own'}`)}
      {!mayAssign && manager ? (
        <Box sx={{ mt: 1 }}>
          {t('resources.order.form.no_facility.manager')}
          <ContactLinks name={manager.nama} phone={manager.noHP} email={manager.email} />
        </Box>
      ) : null}
      {isAsking ? (
        <Suspense>
          <AddNoteDialog
            resource="bhbu"
            id={bhbuId}
            calls={bhbuCalls}
            isStaff={false}
            text={`${t('resources.order.form.no_facility.request')} `}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </Alert>
  );
};

export default NoFacility;
