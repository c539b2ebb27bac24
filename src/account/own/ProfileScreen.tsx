import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { userCalls, type Account } from '#contract/user.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Asked } from './Asked.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Screen of the user's own profile. */
export const ProfileScreen = () => {
  const say = useWords();
  const { call } = useApi();
  const { id } = useSignedIn();
  return (
    <Asked name="profile" ask={signal => call(userCalls.get, { params: { id } }, { signal })}>
      {account => (
        <>
          <PageHead title={say('own.profile.title')} description={say('own.profile.lead')} />
          <Facts account={account} />
          <ProfileForm account={account} />
        </>
      )}
    </Asked>
  );
};

/** Read-only profile facts. */
const Facts = ({ account }: { account: Account }) => {
  const say = useWords();
  const facts = [
    [say('own.profile.userName'), account.userName],
    [say('own.profile.role'), account.namaPeran],
    [say('own.profile.organization'), account.organizationName],
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
