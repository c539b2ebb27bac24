import { toStorableJson, toStorableText } from './bulk-rows.ts';

/** Signature, flags and header extension of the format. */
const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

/** OID of the type `text`. */
const textOid = 25;

/** Days and milliseconds from 1970 to 2000, from which PostgreSQL counts. */
const epochDays = 10_957;
const epochMs = epochDays * 86_400_000;

const msPerDay = 86_400_000;

/** Longest text whose characters are written one by one, which is faster than a native call. */
const shortText = 24;

/** Writes rows in the binary format of COPY, each value preceded by its length. */
export class CopyBuffer {
  private bytes = Buffer.allocUnsafeSlow(256 * 1024);
  private at = header.copy(this.bytes);

  startRow(columns: number): void {
    this.reserve(2);
    this.at = this.bytes.writeInt16BE(columns, this.at);
  }

  nullValue(): void {
    this.int32(-1);
  }

  int32Value(value: number): void {
    this.int32(4);
    this.int32(value);
  }

  int16Value(value: number): void {
    this.int32(2);
    this.reserve(2);
    this.at = this.bytes.writeInt16BE(value, this.at);
  }

  booleanValue(value: boolean): void {
    this.int32(1);
    this.byte(value ? 1 : 0);
  }

  bytesValue(value: Buffer): void {
    this.int32(value.length);
    this.reserve(value.length);
    this.at += value.copy(this.bytes, this.at);
  }

  textValue(value: string): void {
    this.text(toStorableText(value));
  }

  textArrayValue(values: readonly string[]): void {
    const start = this.startLength();
    this.int32(values.length === 0 ? 0 : 1);
    // No element is null.
    this.int32(0);
    this.int32(textOid);
    if (values.length > 0) {
      this.int32(values.length);
      this.int32(1);
      for (const value of values) this.textValue(value);
    }
    this.endLength(start);
  }

  jsonbValue(value: unknown): void {
    const start = this.startLength();
    // Version of the format.
    this.byte(1);
    this.utf8(toStorableJson(value));
    this.endLength(start);
  }

  /** @param value `YYYY-MM-DD` */
  dateValue(value: string): void {
    this.int32Value(Date.parse(`${value}T00:00:00Z`) / msPerDay - epochDays);
  }

  /** @param value an instant in ISO 8601 */
  instantValue(value: string): void {
    this.int32(8);
    this.reserve(8);
    this.at = this.bytes.writeBigInt64BE(BigInt(Date.parse(value) - epochMs) * 1000n, this.at);
  }

  /** Ends the copy and returns its bytes. */
  end(): Buffer {
    this.reserve(2);
    this.at = this.bytes.writeInt16BE(-1, this.at);
    return this.bytes.subarray(0, this.at);
  }

  private text(value: string): void {
    const start = this.startLength();
    this.utf8(value);
    this.endLength(start);
  }

  private utf8(value: string): void {
    this.reserve(value.length * 3);
    const from = this.at;
    if (value.length <= shortText) {
      for (let i = 0; i < value.length; i++) {
        const code = value.charCodeAt(i);
        if (code > 0x7f) {
          this.at = from + this.bytes.write(value, from);
          return;
        }
        this.bytes[this.at++] = code;
      }
    } else this.at += this.bytes.write(value, this.at);
  }

  /** Leaves room for a length and returns its position. */
  private startLength(): number {
    const start = this.at;
    this.int32(0);
    return start;
  }

  private endLength(start: number): void {
    this.bytes.writeInt32BE(this.at - start - 4, start);
  }

  private byte(value: number): void {
    this.reserve(1);
    this.bytes[this.at++] = value;
  }

  private int32(value: number): void {
    this.reserve(4);
    this.at = this.bytes.writeInt32BE(value, this.at);
  }

  private reserve(bytes: number): void {
    if (this.at + bytes <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.at + bytes));
    this.bytes.copy(larger, 0, 0, this.at);
    this.bytes = larger;
  }
}
