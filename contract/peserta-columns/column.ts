/** How a column is filled in, and so how its cells are read. */
export type ColumnKind =
  'number' | 'text' | 'date' | 'choice' | 'yesNo' | 'phone' | 'nik' | 'lookup';

/** The lists that a column may take its values from. */
export type ListName = 'kabKota' | 'kategori' | 'negara';

/** Whom a column has to be filled in for. */
export type Required = 'always' | 'WNI' | 'WNA' | 'KELUARGA' | 'never';

/**
 * One column of the sheet that participants are brought in and taken out with. The template, the
 * import and the export all go by it.
 */
export interface Column<Field extends string = string> {
  readonly field: Field;
  /** As it stands in the template's first row; a star says that everybody needs it. */
  readonly header: string;
  readonly kind: ColumnKind;
  readonly required: Required;
  /** What belongs here, for the person filling it in. */
  readonly note: string;
  /** Stands in the instructions, never among the rows: an example left behind would be registered. */
  readonly example: string;
  /** In characters. */
  readonly width: number;
  /** Other headers that people give it, without case and punctuation. */
  readonly synonyms: readonly string[];
  /** The few values of a choice. */
  readonly choices?: readonly string[];
  /** The long list of a lookup. */
  readonly list?: ListName;
}
