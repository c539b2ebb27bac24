import type { FoundIssue } from '#contract/peserta/index.ts';
import { message } from '../../messages/message.ts';
import { maxPeoplePerPhone } from '../../peserta/index.ts';

/** Rows that a message names; the rest are counted. */
const maxNamedRows = 5;

/** Other rows with the same person. */
interface OtherRows {
  readonly named: readonly number[];
  readonly more: number;
}

/** Returns the issue of a row that other rows with the same number name differently. */
export function heldIssue(field: string, { named, more }: OtherRows): FoundIssue {
  const rows = named.map(String);
  const baris = more > 0 ? [...rows, message('import.detail.moreRows', { n: more })] : rows;
  return { code: 'E20', field, detail: message('import.detail.otherName', { baris }) };
}

const keyOf = (personKey: Buffer): string => personKey.toString('latin1');

/** The people, their names and mobile numbers found in the rows of a file so far. */
export class FirstRows {
  private readonly people = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private readonly namedDifferently = new Set<string>();
  private readonly heldRows = new Map<string, readonly number[]>();
  private readonly phones = new Map<string, number[]>();

  /** Returns the row that represents a person. */
  firstRowOf(personKey: Buffer): number | undefined {
    return this.people.get(keyOf(personKey));
  }

  /** Registers the row that represents a person; `phone` only where the file has it. */
  add(personKey: Buffer, rowNumber: number, phone?: string): void {
    this.people.set(keyOf(personKey), rowNumber);
    if (phone === undefined) return;
    const sharing = this.phones.get(phone);
    if (sharing) sharing.push(rowNumber);
    else this.phones.set(phone, [rowNumber]);
  }

  /** Registers a name that a row gives a person. @param name as of `nameKey` */
  addName(personKey: Buffer, name: string): void {
    const person = keyOf(personKey);
    const before = this.names.get(person);
    if (before === undefined) this.names.set(person, name);
    else if (before !== name) this.namedDifferently.add(person);
  }

  /** Returns the people whose rows give them different names and are not held yet. */
  peopleNamedDifferently(): Buffer[] {
    return [...this.namedDifferently]
      .filter(person => !this.heldRows.has(person))
      .map(person => Buffer.from(person, 'latin1'));
  }

  /** Holds all rows of a person, who then has no row of its own. */
  hold(personKey: Buffer, rowNumbers: readonly number[]): void {
    const person = keyOf(personKey);
    this.heldRows.set(person, rowNumbers);
    this.people.delete(person);
  }

  /** Returns the other rows with which a row of a person is held; undefined when it is not held. */
  rowsHeldWith(personKey: Buffer, rowNumber: number): OtherRows | undefined {
    const held = this.heldRows.get(keyOf(personKey));
    if (!held) return undefined;
    // Only the first rows are searched, because a file can name one person in every row.
    const others = held.slice(0, maxNamedRows + 1).filter(one => one !== rowNumber);
    const named = others.slice(0, maxNamedRows);
    return { named, more: held.length - 1 - named.length };
  }

  /** Returns the rows whose mobile number too many people of the file share. */
  rowsSharingPhones(): number[] {
    const held = new Set([...this.heldRows.values()].flat());
    return [...this.phones.values()]
      .map(rows => rows.filter(row => !held.has(row)))
      .filter(rows => rows.length > maxPeoplePerPhone)
      .flat();
  }
}
