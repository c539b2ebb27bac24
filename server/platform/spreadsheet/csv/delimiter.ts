import {
  delimiterChars,
  findDelimiter,
  type CountColumns,
} from '#contract/core/values/delimiter.ts';
import { decodeText } from './decode.ts';

/**
 * Finds the delimiter of a text file in its bytes.
 * @throws SpreadsheetError for half a character in UTF-16
 */
export function findFileDelimiter(bytes: Buffer, countColumns: CountColumns): string {
  // A character has at most four bytes.
  const [head = ''] = decodeText(bytes.subarray(0, 4 * delimiterChars));
  return findDelimiter(head, countColumns);
}
