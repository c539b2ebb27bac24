import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Styles the captcha with the theme's colours at the width of the fields above. */
export const altchaStyles = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  '--altcha-max-width': '100%',
  '--altcha-padding': '12px',
  '--altcha-border-color': palette.divider,
  '--altcha-border-radius': '8px',
  '--altcha-color-base': palette.background.paper,
  '--altcha-color-base-content': palette.text.primary,
  '--altcha-color-neutral': palette.divider,
  '--altcha-color-neutral-content': palette.text.secondary,
  '--altcha-color-primary': palette.primary.main,
  '--altcha-color-primary-content': palette.primary.contrastText,
  '--altcha-color-success': palette.primary.main,
  '--altcha-color-success-content': palette.primary.contrastText,
  '--altcha-color-error': palette.status.bad.background,
  '--altcha-color-error-content': palette.status.bad.text,
  '--altcha-checkbox-border-color': palette.status.neutral.text,
  '--altcha-checkbox-border-radius': '4px',
  '--altcha-checkbox-border-width': '1.5px',
  '--altcha-checkbox-outline-color': palette.primary.main,
  '--altcha-checkbox-size': '20px',
  '--altcha-checkbox-transition-duration': '100ms',
  '--altcha-input-background-color': palette.background.paper,
  '--altcha-spinner-color': palette.primary.main,
  '--altcha-shadow': 'none',
  '& .altcha': { fontSize: 'inherit' },
  // The invisible check mark covers the box and would intercept the click.
  '& .altcha-checkbox svg': { pointerEvents: 'none' },
  '& .altcha-main': { minHeight: 44, justifyContent: 'center' },
  '& .altcha-checkbox-wrap label': { cursor: 'pointer', flexGrow: 1 },
  // Errors appear below the box instead of over the content that follows.
  '& .altcha-popover': {
    position: 'static',
    maxWidth: '100%',
    marginTop: '6px',
    borderColor: palette.status.bad.border,
    filter: 'none',
  },
  '& .altcha-popover-arrow': { display: 'none' },
});
