import { maxPeoplePerPhone } from '../../peserta/index.ts';

/** The people and mobile numbers found in the rows of a file so far. */
export class FirstRows {
  private readonly people = new Map<string, number>();
  private readonly phones = new Map<string, number[]>();

  /** Returns the row that represents a person. */
  firstRowOf(personKey: Buffer): number | undefined {
    return this.people.get(personKey.toString('latin1'));
  }

  /** Registers the row that represents a person; `phone` only where the file has it. */
  add(personKey: Buffer, rowNumber: number, phone?: string): void {
    this.people.set(personKey.toString('latin1'), rowNumber);
    if (phone === undefined) return;
    const sharing = this.phones.get(phone);
    if (sharing) sharing.push(rowNumber);
    else this.phones.set(phone, [rowNumber]);
  }

  /** Returns the rows whose mobile number too many people of the file share. */
  rowsSharingPhones(): number[] {
    return [...this.phones.values()].filter(rows => rows.length > maxPeoplePerPhone).flat();
  }
}
