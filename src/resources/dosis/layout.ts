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
