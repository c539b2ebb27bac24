import { phoneMediaQuery } from '#src/kit/theme/tokens.ts';

/** Media query for two columns, queue and form: a tablet in portrait or wider. */
export const twoColumnQuery = '@media (min-width:720px)';

/** Two columns in a window high enough that each scrolls on its own, with the page at rest. */
export const ownScrollQuery = '@media (min-width:720px) and (min-height:600px)';

/** Minimum touch target in px, usable with gloves. */
export const touchTarget = { minHeight: 44 };

/** Input fields with the minimum touch target height. */
export const touchTargetFields = {
  '& .MuiInputBase-root:not(.MuiInputBase-multiline)': touchTarget,
};

/** Grid of fields, several per row where there is room. */
export const fieldGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
};

/** The field grid with touch targets, for dialogs. */
const dialogFieldGrid = { ...fieldGrid, ...touchTargetFields };

/** A dialog whose buttons have the minimum touch target height. */
export const touchDialog = { '& .MuiDialogActions-root .MuiButton-root': touchTarget };

/** A dialog that is a sheet at the bottom of a phone's screen. */
export const bottomSheet = {
  ...touchDialog,
  [phoneMediaQuery]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      m: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: '85%',
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
  },
};

/** Resources that a recorded, corrected or cancelled visit changes. */
export const changedByVisit = ['vaksinasi', 'stock', 'certificate', 'voucher', 'peserta'] as const;

/** Props that the dialogs with a form have in common. */
export const visitDialog = {
  resource: 'vaksinasi',
  invalidates: changedByVisit,
  sx: touchDialog,
  fieldsSx: dialogFieldGrid,
  confirmsDiscard: true,
} as const;

/** Toggle buttons that wrap onto several lines, each with its own border. */
export const separatedToggles = {
  display: 'grid',
  gap: 0.5,
  '& button.MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    ...touchTarget,
    minWidth: 0,
    m: 0,
    px: 0.5,
    fontSize: '0.75rem',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
};
