/**
 * Matches values within a text that are read as one word but break at hyphens, slashes and spaces: dates, times with
 * their zone, and numbers of documents, phones and taxpayers. Amounts have no such place.
 */
export const valuePattern =
  /\d{2}-[A-Z][a-z]{2}-\d{4}|\d{2}:\d{2} WI(?:B|TA|T)\b|(?<![\w@/.-])\+?[A-Z\d.]*[A-Z\d][/-](?:[A-Z\d.]*[/-])*[A-Z\d]+(?:\.[A-Z\d]+)*(?![\w@/-]|\.\w)/g;

/** Longest value in characters that is not broken; a longer one would leave a narrow column. */
export const longestValue = 28;
