import { describe, expect, it } from 'vitest';
import { formatLines } from '#src/kit/format/lineValues.ts';
import { toFormErrors, type FieldMessages } from '#src/kit/form/formErrors.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { recheckErrors } from '#src/kit/form/recheckErrors.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

const fields = [
  { source: 'buka' },
  { source: 'tutup' },
  { source: 'baris', lines: { all: [] } },
] as unknown as readonly ResourceField[];

/** What remains to be shown of the errors of an attempt after a change; null for what is gone. */
const recheck = (
  type: 'input' | 'server',
  shown: FieldMessages,
  attempted: FormValues,
  values: FormValues,
  messages: FieldMessages = {},
) =>
  Object.fromEntries(
    Object.entries(
      recheckErrors(
        { fields, errors: toFormErrors(fields, shown, type), attempted },
        values,
        messages,
      ),
    ).map(([source, error]) => [source, error && (error.types ?? error.message)]),
  );

describe('the errors of a form after a change', () => {
  it('are gone when the validation finds nothing, also at the field that was not changed', () => {
    const shown = { tutup: ['harus sesudah 08:30'] };
    expect(recheck('input', shown, {}, { buka: '08:00' })).toEqual({ tutup: null });
  });

  it('follow the validation, which adds none', () => {
    const shown = { tutup: ['harus sesudah 08:30'] };
    const messages = { tutup: ['harus sesudah 09:00'], buka: ['wajib diisi'] };
    expect(recheck('input', shown, {}, {}, messages)).toEqual({ tutup: 'harus sesudah 09:00' });
    expect(recheck('input', shown, {}, {}, shown)).toEqual({});
  });

  it('of the server are gone with the value that they are about; the one of the form stays', () => {
    const shown = { buka: ['faskes tutup'], _: ['sudah disimpan rekan Anda'] };
    const before = { buka: '08:00', tutup: '17:00' };
    expect(recheck('server', shown, before, { ...before, tutup: '18:00' })).toEqual({});
    expect(recheck('server', shown, before, { ...before, buka: '09:00' })).toEqual({ buka: null });
  });

  it('leave a cell only when that cell is changed or valid', () => {
    const shown = { 'baris.0.dosis': ['melebihi sisa'], 'baris.1.dosis': ['melebihi sisa'] };
    const before = { baris: formatLines([{ dosis: '5' }, { dosis: '6' }]) };
    const after = { baris: formatLines([{ dosis: '4' }, { dosis: '6' }]) };
    const left = { baris: { 'baris.1.dosis': 'melebihi sisa' } };
    expect(recheck('server', shown, before, after)).toEqual(left);
    const messages = { 'baris.1.dosis': ['melebihi sisa'], 'baris.2.dosis': ['wajib diisi'] };
    expect(recheck('input', shown, before, after, messages)).toEqual(left);
    expect(recheck('input', shown, before, after)).toEqual({ baris: null });
  });
});
