import type { FoundIssue } from '#contract/domains/peserta/index.ts';
import { maxPeoplePerPhone } from '#server/domains/peserta/index.ts';
import { message } from '#server/platform/messages/message.ts';

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

/** What the rows of a file say about one person. */
interface PersonInFile {
  /** The row that represents the person. */
  firstRow: number | undefined;
  name: string | undefined;
  /** The rows of a person whose names differ. */
  heldRows: readonly number[] | undefined;
}

/** The people, their names and mobile numbers found in the rows of a file so far. */
export class FirstRows {
  private readonly people = new Map<string, PersonInFile>();
  private readonly namedDifferently = new Map<PersonInFile, Buffer>();
  private readonly heldRows = new Set<number>();
  /** The row that changes a participant, by the participant's id. */
  private readonly peserta = new Map<number, number>();
  private readonly phones = new Map<string, number[]>();
  private latest: { personKey: Buffer; person: PersonInFile } | undefined;

  /** Returns what is known about a person. The latest one is remembered, because each row asks several times. */
  private find(personKey: Buffer): PersonInFile {
    if (this.latest?.personKey === personKey) return this.latest.person;
    const key = personKey.toString('latin1');
    let person = this.people.get(key);
    if (!person) {
      person = { firstRow: undefined, name: undefined, heldRows: undefined };
      this.people.set(key, person);
    }
    this.latest = { personKey, person };
    return person;
  }

  /** Returns the row that represents a person. */
  firstRowOf(personKey: Buffer): number | undefined {
    return this.find(personKey).firstRow;
  }

  /** Returns the row that changes a participant; the given one when it is the first. */
  firstRowOfPeserta(id: number, rowNumber: number): number {
    const first = this.peserta.get(id) ?? rowNumber;
    this.peserta.set(id, first);
    return first;
  }

  /** Registers the row that represents a person; `phone` only where the file has it. */
  add(personKey: Buffer, rowNumber: number, phone?: string): void {
    this.find(personKey).firstRow = rowNumber;
    if (phone === undefined) return;
    const sharing = this.phones.get(phone);
    if (sharing) sharing.push(rowNumber);
    else this.phones.set(phone, [rowNumber]);
  }

  /** Registers a name that a row gives a person. @param name as of `nameKey` */
  addName(personKey: Buffer, name: string): void {
    const person = this.find(personKey);
    if (person.name === undefined) person.name = name;
    else if (person.name !== name) this.namedDifferently.set(person, personKey);
  }

  /** Returns the people whose rows give them different names and are not held yet. */
  peopleNamedDifferently(): Buffer[] {
    return [...this.namedDifferently].flatMap(([person, personKey]) =>
      person.heldRows ? [] : [personKey],
    );
  }

  /** Holds all rows of a person, who then has no row of its own. */
  hold(personKey: Buffer, rowNumbers: readonly number[]): void {
    const person = this.find(personKey);
    person.heldRows = rowNumbers;
    person.firstRow = undefined;
    for (const row of rowNumbers) this.heldRows.add(row);
  }

  /** Returns the other rows with which a row of a person is held; undefined when it is not held. */
  rowsHeldWith(personKey: Buffer, rowNumber: number): OtherRows | undefined {
    const held = this.find(personKey).heldRows;
    if (!held) return undefined;
    // Only the first rows are searched, because a file can name one person in every row.
    const others = held.slice(0, maxNamedRows + 1).filter(one => one !== rowNumber);
    const named = others.slice(0, maxNamedRows);
    return { named, more: held.length - 1 - named.length };
  }

  /** Returns the rows whose mobile number too many people of the file share. */
  rowsSharingPhones(): number[] {
    return [...this.phones.values()]
      .map(rows => rows.filter(row => !this.heldRows.has(row)))
      .filter(rows => rows.length > maxPeoplePerPhone)
      .flat();
  }
}
