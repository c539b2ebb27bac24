import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { userCalls, type Account } from '#contract/domains/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { AccountQuery } from './AccountQuery.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Screen of the user's own profile. */
export const ProfileScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const { id } = useRequiredSession();
  return (
    <AccountQuery
      queryName="profile"
      fetchData={signal => call(userCalls.get, { params: { id } }, { signal })}
    >
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
    </AccountQuery>
  );
};

/** Read-only profile facts. */
const ProfileFacts = ({ account }: { account: Account }) => {
  const t = useMessages();
  const facts = [
    [t('accountSettings.profile.userName'), account.userName],
    [t('accountSettings.profile.role'), account.namaPeran],
    [t('accountSettings.profile.organization'), account.organizationName],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mb: 3 }}
    >
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </div>
        ))}
    </Box>
  );
};
