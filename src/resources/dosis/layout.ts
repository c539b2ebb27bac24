/** Where there is room for the queue and the form beside each other: a tablet held upright. */
export const beside = '@media (min-width:720px)';

/** What a thumb or a gloved finger meets without aiming. */
export const touch = { minHeight: 44 };

/** Fields of the page, as high as a finger needs them. */
export const touchFields = { '& .MuiInputBase-root:not(.MuiInputBase-multiline)': touch };

/** Fields two and two where there is room. */
export const pairs = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
};

/** Such fields in a dialog. */
export const pairFields = { ...pairs, ...touchFields };

/** Buttons of one choice in more than one line, so that each has a border of its own. */
export const apart = {
  display: 'grid',
  gap: 0.5,
  '& button.MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    ...touch,
    minWidth: 0,
    m: 0,
    px: 0.5,
    fontSize: '0.75rem',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
};
