/**
 * Matches values within a text that are read as one word: dates, times with their zone, amounts, and numbers of
 * documents, phones and taxpayers with their hyphens, slashes and points.
 */
export const valuePattern =
  /-?Rp\s?\d[\d.]*|\d{2}-[A-Z][a-z]{2}-\d{4}|\d{2}:\d{2} WI(?:B|TA|T)\b|(?<![\w@/.-])\+?[A-Z\d]+(?:[./-][A-Z\d]+)+(?![\w@/-])/g;

/** Longest value in characters that is not broken; a longer one would leave a narrow column. */
export const longestValue = 28;
