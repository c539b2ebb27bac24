import type { z } from 'zod';

/**
 * What is wrong with a value and what to do about it, in Indonesian: one wording for the form's own
 * check and for the server's answer.
 */
type Issue = Parameters<z.core.$ZodErrorMap>[0];

const unit = (origin: string, count: number | bigint): string =>
  origin === 'string'
    ? `${count.toString()} karakter`
    : origin === 'array' || origin === 'set'
      ? `${count.toString()} pilihan`
      : count.toString();

const formats: Record<string, string> = {
  email: 'Tulis alamat email yang benar, misalnya nama@perusahaan.co.id',
  url: 'Tulis alamat situs yang benar, misalnya https://perusahaan.co.id',
  date: 'Tulis tanggal sebagai TTTT-BB-HH',
  datetime: 'Tulis waktu dalam format ISO 8601',
  uuid: 'Pengenal ini tidak dikenali',
};

/** What is wrong with a value, and what to do about it; undefined where zod's own word would do. */
export function message(issue: Issue): string | undefined {
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
      return `Paling sedikit ${unit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `Paling banyak ${unit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      if (issue.input === '') return 'Wajib diisi';
      return formats[issue.format] ?? 'Bentuk isian ini tidak sesuai';
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

/** The errors of a failed parse by field path (`alamat.kota`), each field's messages in order. */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  // A map, as a field that does not exist may be called what every object has: `constructor`.
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
