import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { companyUserCalls } from '#contract/domains/company-user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { CompanyUserList } from './CompanyUserList.tsx';
import { InviteDialog } from './lazyDialogs.ts';

/** The accounts of a company on its page, where the staff open the first one. */
export const CompanyUsersPart = ({ bhbuId }: { bhbuId: number }) => {
  const t = useMessages();
  const query = useCall('companyUser', companyUserCalls.list, { params: { id: bhbuId } });
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <CompanyUserList query={query} />
      {query.data ? (
        <Detail>
          {t(`resources.companyUser.approval.${query.data.persetujuanPesanan ? 'on' : 'off'}`)}
        </Detail>
      ) : null}
      {query.data?.bolehMengundang ? (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setIsInviting(true)}>
          {t('resources.companyUser.invite.button')}
        </Button>
      ) : null}
      {isInviting ? (
        <Suspense fallback={null}>
          <InviteDialog bhbuId={bhbuId} onClose={() => setIsInviting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
