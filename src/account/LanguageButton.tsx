import Button from '@mui/material/Button';
import { otherLocale, switchLanguageBeforeSignIn } from '#src/i18n/language.ts';
import { account } from '#texts/account.ts';

/** Shows a public page in the other language, which the button names in that language. */
export const LanguageButton = () => (
  <Button
    color="inherit"
    lang={otherLocale}
    aria-label={account.language.label}
    onClick={() => switchLanguageBeforeSignIn(otherLocale)}
  >
    {account.language.name}
  </Button>
);
