import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PublicConfig } from '#contract/domains/system.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { account } from '#texts/account.ts';
import { signIn as words } from '#texts/signIn.ts';

type DemoAccountsProps = NonNullable<PublicConfig['demo']> & {
  onUse: (userName: string, password: string) => void;
};

/** Lists the demo accounts; a click fills in the credentials. */
export function DemoAccounts({ accounts, password, onUse }: DemoAccountsProps) {
  const [usedName, setUsedName] = useState<string | null>(null);
  return (
    <Box
      component="section"
      aria-labelledby="demo-title"
      sx={{ mt: 1, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Typography id="demo-title" component="h2" variant="subtitle2">
        {words.demo.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {words.demo.text}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}
      >
        {accounts.map(({ userName, fullName }) => (
          <li key={userName}>
            <Button
              size="small"
              variant="outlined"
              title={fullName}
              aria-label={`${userName}, ${fullName}. ${words.demo.use}`}
              aria-pressed={usedName === userName}
              onClick={() => {
                setUsedName(userName);
                onUse(userName, password);
              }}
              sx={chipStyle}
            >
              {userName}
            </Button>
          </li>
        ))}
      </Box>
      <Box
        role="status"
        sx={{ mt: 1, minHeight: 20, typography: 'body2', color: 'text.secondary' }}
      >
        {usedName !== null && interpolate(account.demo.prefilled, { name: usedName })}
      </Box>
    </Box>
  );
}

const chipStyle = {
  minHeight: 28,
  px: 1,
  py: 0.25,
  fontSize: '0.8125rem',
  fontWeight: 400,
  '&[aria-pressed="true"]': { borderColor: 'primary.main', color: 'primary.main' },
} as const;
