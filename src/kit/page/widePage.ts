/** Marks a part of a page whose table needs the width of large screens; text is easier to read in narrower pages. */
export const widePage = { 'data-wide-page': '' } as const;

/** Selects a page with such a part. */
export const hasWidePart = ':has([data-wide-page])';
