import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { parseNik } from '#contract/core/values/nik.ts';
import { isMasked, type NikFacts } from '#contract/domains/peserta/index.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { jakartaDay } from '#src/kit/format/date.ts';

const factNames = ['tanggalLahir', 'jenisKelamin'] as const satisfies readonly (keyof NikFacts)[];

/** Returns the birth date and the sex in an entered NIK, or undefined when it is not valid. */
function factsOf(number: string): NikFacts | undefined {
  const { nik } = parseNik(number, jakartaDay(new Date()));
  return nik && { tanggalLahir: nik.birthDate, jenisKelamin: nik.sex };
}

/**
 * Returns the birth date and the sex of the form's NIK. A stored NIK is masked; the server says what
 * it contains while the record contradicts it.
 */
export function useNikFacts(): NikFacts | undefined {
  const { record } = useResourceForm();
  const isCitizen = useWatch<FormValues>({ name: 'isWNI' }) !== false;
  const number = useWatch<FormValues>({ name: 'nik' });
  if (!isCitizen || typeof number !== 'string') return undefined;
  if (!isMasked(number)) return factsOf(number);
  return number === record?.['nik'] ? ((record['dariNik'] ?? undefined) as NikFacts) : undefined;
}

/**
 * Fills the birth date and the sex from an entered NIK while they are empty or were filled from the
 * NIK before. Returns whether the last NIK filled any of them.
 */
export function useFillFromNik(number: unknown): boolean {
  const { getValues, setValue } = useFormContext<FormValues>();
  const filled = useRef<Partial<NikFacts>>({});
  const [hasFilled, setHasFilled] = useState(false);
  const facts = typeof number === 'string' && !isMasked(number) ? factsOf(number) : undefined;
  const { tanggalLahir, jenisKelamin } = facts ?? {};
  useEffect(() => {
    if (tanggalLahir === undefined || jenisKelamin === undefined) return;
    const found = { tanggalLahir, jenisKelamin };
    const open = factNames.filter(name => {
      const present = getValues(name);
      return present === '' || present === filled.current[name];
    });
    for (const name of open) setValue(name, found[name], { shouldDirty: true });
    filled.current = Object.fromEntries(open.map(name => [name, found[name]]));
    setHasFilled(open.length > 0);
  }, [tanggalLahir, jenisKelamin, getValues, setValue]);
  return hasFilled && facts !== undefined;
}
