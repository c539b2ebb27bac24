import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { companyUserCalls } from '#contract/domains/company-user.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { WhoMay } from '#src/kit/company/WhoMay.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { ApprovalSwitch } from './ApprovalSwitch.tsx';
import { CompanyUserList } from './CompanyUserList.tsx';
import { InviteDialog } from './lazyDialogs.ts';

/** The accounts of the user's own company: who may do what, and whether a second person approves orders. */
export const CompanyUsersScreen = () => {
  const t = useMessages();
  const bhbuId = useRequiredSession().idReferensi ?? 0;
  const query = useCall('companyUser', companyUserCalls.list, { params: { id: bhbuId } });
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('resources.companyUser.name')}
        description={
          <>
            {t('resources.companyUser.lead')}{' '}
            <MuiLink component={Link} to={recordPath('bhbu', bhbuId)}>
              {t('resources.bhbu.page.detail')}
            </MuiLink>
          </>
        }
        action={
          query.data?.bolehMengundang ? (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsInviting(true)}>
              {t('resources.companyUser.invite.button')}
            </Button>
          ) : undefined
        }
      />
      <WhoMay permission="companyUser.update" />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CompanyUserList query={query} />
        <RecordSection title={t('resources.companyUser.approval.title')}>
          {query.data ? <ApprovalSwitch bhbuId={bhbuId} users={query.data} /> : null}
        </RecordSection>
      </Box>
      {isInviting ? (
        <Suspense fallback={null}>
          <InviteDialog bhbuId={bhbuId} onClose={() => setIsInviting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
