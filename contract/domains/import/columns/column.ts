/** Format of a column's cells. */
export type SheetColumnKind =
  'number' | 'text' | 'date' | 'choice' | 'yesNo' | 'phone' | 'nik' | 'lookup';

export type LookupListName = 'kabKota' | 'kategori' | 'negara';

/** For which participants a column is required. */
export type RequiredFor = 'always' | 'WNI' | 'WNA' | 'KELUARGA' | 'never';

/** One column of the participant sheet. The template, the import and the export share it. */
export interface SheetColumn<Field extends string = string> {
  readonly field: Field;
  /** Header in the template; a trailing star marks a column that is always required. */
  readonly header: string;
  readonly kind: SheetColumnKind;
  readonly required: RequiredFor;
  /** Instruction for the person who fills in the sheet. */
  readonly note: string;
  /**
   * Shown in the instructions, never as a row, because an example row left behind would be
   * registered.
   */
  readonly example: string;
  /** In characters. */
  readonly width: number;
  /** Other accepted headers, normalized as by `normalizeHeader`. */
  readonly synonyms: readonly string[];
  /** Headers that name this field unless another column does. */
  readonly weakSynonyms?: readonly string[];
  /** Usual values of a text column, which its inputs offer. */
  readonly suggestions?: readonly string[];
  /** Values of a choice column. */
  readonly choices?: readonly string[];
  /** Lookup list of a lookup column. */
  readonly list?: LookupListName;
}
