import Box from '@mui/material/Box';
import { userCalls, type Account } from '#contract/domains/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Screen of the user's own profile. */
export const ProfileScreen = () => {
  const t = useMessages();
  const { id } = useRequiredSession();
  return (
    <Loaded {...useCall('own', userCalls.get, { params: { id } }, { isSnapshot: true })}>
      {account => (
        <>
          <PageHeader
            title={t('accountSettings.profile.title')}
            description={t('accountSettings.profile.lead')}
          />
          <ProfileFacts account={account} />
          <ProfileForm account={account} />
        </>
      )}
    </Loaded>
  );
};

/** Read-only profile facts. */
const ProfileFacts = ({ account }: { account: Account }) => {
  const t = useMessages();
  const { namaPeran, roleName } = account;
  // A role of the product is named by its code; one that an administrator created has a name.
  const role = namaPeran === roleName ? t(`resources.role.base.${roleName}`) : namaPeran;
  const facts = [
    [t('accountSettings.profile.userName'), account.userName],
    [t('accountSettings.profile.role'), role],
    [t('accountSettings.profile.organization'), account.organizationName],
  ] as const;
  return (
    <Box sx={{ mb: 3 }}>
      <FactGrid isPlain facts={facts.filter(([, value]) => value)} />
    </Box>
  );
};
