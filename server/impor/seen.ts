import { phoneShared } from '../peserta/index.ts';

/** Whom the rows of a file have named so far, and with which mobile numbers. */
export class Seen {
  private readonly people = new Map<string, number>();
  private readonly phones = new Map<string, number[]>();

  /** The row that stands for a person, if one does. */
  rowOf(personKey: Buffer): number | undefined {
    return this.people.get(personKey.toString('latin1'));
  }

  /** Lets a row stand for its person; with their mobile number where the file says it. */
  add(personKey: Buffer, rowNumber: number, phone?: string): void {
    this.people.set(personKey.toString('latin1'), rowNumber);
    if (phone === undefined) return;
    const sharing = this.phones.get(phone);
    if (sharing) sharing.push(rowNumber);
    else this.phones.set(phone, [rowNumber]);
  }

  /** The rows whose mobile number more people of the file have than share one. */
  sharingPhones(): number[] {
    return [...this.phones.values()].filter(rows => rows.length > phoneShared).flat();
  }
}
