import type { z } from 'zod';

/**
 * A zod issue. The console and the server share the messages below, so that both report the same
 * text.
 */
type ZodIssue = Parameters<z.core.$ZodErrorMap>[0];

const countWithUnit = (origin: string, count: number | bigint): string =>
  origin === 'string'
    ? `${count.toString()} karakter`
    : origin === 'array' || origin === 'set'
      ? `${count.toString()} pilihan`
      : count.toString();

const formatMessages: Record<string, string> = {
  email: 'Tulis alamat email yang benar, misalnya nama@perusahaan.co.id',
  url: 'Tulis alamat situs yang benar, misalnya https://perusahaan.co.id',
  date: 'Tulis tanggal sebagai TTTT-BB-HH',
  datetime: 'Tulis waktu dalam format ISO 8601',
  uuid: 'Pengenal ini tidak dikenali',
};

/** Returns the Indonesian message of a zod issue, or undefined to keep zod's own. */
export function zodIssueMessage(issue: ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'Wajib diisi'
        : issue.expected === 'number' || issue.expected === 'int'
          ? 'Isi dengan angka'
          : 'Isian ini tidak sesuai jenisnya';
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return 'Wajib diisi';
      if (issue.origin === 'array' && issue.minimum === 1) return 'Pilih paling sedikit satu';
      return `Paling sedikit ${countWithUnit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `Paling banyak ${countWithUnit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      if (issue.input === '') return 'Wajib diisi';
      return formatMessages[issue.format] ?? 'Bentuk isian ini tidak sesuai';
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'Wajib dipilih'
        : 'Pilih salah satu dari yang tersedia';
    case 'unrecognized_keys':
      return `Tidak dikenal: ${issue.keys.map(key => key.slice(0, 40)).join(', ')}`;
    case 'not_multiple_of':
      return `Isi dengan kelipatan ${issue.divisor.toString()}`;
    default:
      return 'Isian ini tidak sesuai';
  }
}

/** Groups the messages of a failed parse by field path (`alamat.kota`). */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  // A Map, because a client may send a field named like an Object member (`constructor`).
  const fields = new Map<string, string[]>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map(key => [...issue.path, key.slice(0, 40)])
        : [issue.path];
    for (const path of paths) {
      const name = path.map(String).join('.') || '_';
      const text = issue.code === 'unrecognized_keys' ? 'Isian ini tidak dikenal' : issue.message;
      fields.set(name, [...(fields.get(name) ?? []), text]);
    }
  }
  return Object.fromEntries(fields);
}
