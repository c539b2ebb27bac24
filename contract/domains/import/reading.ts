/** Delimiters of a text file by the names that calls use. */
export const delimitersByName = { titikKoma: ';', koma: ',', tab: '\t', garis: '|' } as const;
export type DelimiterName = keyof typeof delimitersByName;

/** Names of the delimiters, most frequent first. */
export const delimiterNames = Object.keys(delimitersByName) as [DelimiterName, ...DelimiterName[]];

/** Returns the name of a delimiter; undefined for one that a file declares itself. */
export const delimiterName = (delimiter: string): DelimiterName | undefined =>
  delimiterNames.find(name => delimitersByName[name] === delimiter);

/** What to do with the rows that the spreadsheet program hides: include them, or skip them. */
export const hiddenRowChoices = ['ikutkan', 'lewati'] as const;
export type HiddenRowChoice = (typeof hiddenRowChoices)[number];
