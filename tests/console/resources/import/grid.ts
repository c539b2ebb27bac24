import { screen, waitFor, within } from '@testing-library/react';
import type { renderPortal } from '../../harness/renderPortal.tsx';

type User = ReturnType<typeof renderPortal>['user'];

/** Returns the lines of a row of the file, by its row number in Excel. */
export const linesOf = (number: number): HTMLElement[] =>
  screen
    .queryAllByRole('rowheader', { name: `Baris ${number}` })
    .flatMap(head => head.closest<HTMLElement>('[role=row]') ?? []);

/** Finds the line of a row, of the field with this label if given. */
export const findLine = (number: number, label?: string): Promise<HTMLElement> =>
  waitFor(() => {
    const line = linesOf(number).find(
      one => label === undefined || within(one).getAllByRole('gridcell')[1]?.textContent === label,
    );
    if (!line) throw new Error(`no line ${number} ${label ?? ''}`);
    return line;
  });

/** Returns the cell of a line in a column, counted from 0. */
export function cellOf(line: HTMLElement, column: number): HTMLElement {
  const cell = line.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!cell) throw new Error('no cell');
  return cell;
}

export const correctionOf = (line: HTMLElement): HTMLElement => cellOf(line, 4);

/** Returns the short reason of a line. */
export const reasonOf = (line: HTMLElement): string => cellOf(line, 5).textContent;

/** Opens the editor of a line and replaces its text; `keys` ends it, such as `{Enter}`. */
export async function typeCell(
  user: User,
  number: number,
  label: string,
  text: string,
  keys = '{Enter}',
): Promise<void> {
  await user.click(correctionOf(await findLine(number, label)));
  const input = await screen.findByLabelText(`${label}, baris ${number}`);
  await user.clear(input);
  await user.type(input, `${text}${keys}`);
}
