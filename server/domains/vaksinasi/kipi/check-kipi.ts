import type { Message } from '#contract/core/messages/message.ts';
import { addDays } from '#contract/core/values/day.ts';
import { dayInZone, toInstant, type Zone } from '#contract/core/values/zone.ts';
import type { KipiFollowUpInput, KipiInput } from '#contract/domains/vaksinasi/index.ts';
import { earlierVaccineDays } from '#contract/domains/vaksinasi/kipi-detail.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields } from '#server/platform/problem.ts';

/** What the rules of an event need to know about its visit. */
export interface VisitFacts {
  readonly tanggal: string;
  readonly jam: string;
  /** Zone of the facility, on whose clock every time of the report is. */
  readonly zona: Zone;
  /** Sex of the participant. */
  readonly jenisKelamin: string;
}

type Errors = Record<string, Message[]>;
type FormInput = Omit<KipiInput, 'version'>;

function checkSymptoms(
  { manifestasi }: FormInput,
  { givenAt, zona, now }: { readonly givenAt: Date; readonly zona: Zone; readonly now: Date },
): Errors {
  const errors: Errors = {};
  for (const [at, { gejala, uraian, tanggal, jam, lama, satuan }] of manifestasi.entries()) {
    const startedAt = toInstant({ day: tanggal, time: jam }, zona);
    if (startedAt < givenAt) {
      errors[`manifestasi.${at}.tanggal`] = [message('kipi.startsBeforeDose')];
    } else if (startedAt > now) {
      errors[`manifestasi.${at}.tanggal`] = [message('kipi.timeInFuture')];
    }
    if (gejala === 'LAINNYA' && !uraian) {
      errors[`manifestasi.${at}.uraian`] = [message('kipi.symptomMissing')];
    }
    if (lama && !satuan) errors[`manifestasi.${at}.satuan`] = [message('kipi.unitMissing')];
    if (satuan && !lama) errors[`manifestasi.${at}.lama`] = [message('kipi.durationMissing')];
  }
  return errors;
}

function checkTreatments({ perawatan }: FormInput, today: string): Errors {
  const errors: Errors = {};
  for (const [at, { jenis, mulai, selesai }] of perawatan.entries()) {
    if (jenis === 'TIDAK_ADA' && perawatan.length > 1) {
      errors[`perawatan.${at}.jenis`] = [message('kipi.treatedAndNot')];
    }
    if (mulai && mulai > today) errors[`perawatan.${at}.mulai`] = [message('kipi.timeInFuture')];
    if (mulai && selesai && selesai < mulai) {
      errors[`perawatan.${at}.selesai`] = [message('kipi.endsBeforeStart')];
    }
  }
  return errors;
}

/** Checks when the vaccine was mixed with its diluent: before the dose. */
function checkDiluent(input: FormInput, givenAt: Date, zona: Zone): Errors {
  const { pelarut, tanggalPelarutan: day, jamPelarutan: time } = input;
  if (pelarut !== 'ADA') return {};
  if (time && !day) return { tanggalPelarutan: [message('kipi.dayMissing')] };
  return day && toInstant({ day, time: time ?? '00:00' }, zona) > givenAt
    ? { tanggalPelarutan: [message('kipi.mixedAfterDose')] }
    : {};
}

/**
 * Checks what the report of an event asks for.
 * @returns the instants of its onset and of its finding; null when the latter is not given
 * @throws Problem 422 with the messages by field
 */
export function checkKipi({ now }: Pick<Context, 'now'>, input: FormInput, visit: VisitFacts) {
  const { manifestasi, jenis, kesudahan, kehamilan, vaksinLain } = input;
  const { zona } = visit;
  const givenAt = toInstant({ day: visit.tanggal, time: visit.jam }, zona);
  const starts = manifestasi.map(({ tanggal, jam }) =>
    toInstant({ day: tanggal, time: jam }, zona),
  );
  const startedAt = new Date(Math.min(...starts.map(start => start.getTime())));
  const startDay = dayInZone(startedAt, zona);
  const errors: Errors = {
    ...checkSymptoms(input, { givenAt, zona, now }),
    ...checkTreatments(input, dayInZone(now, zona)),
    ...checkDiluent(input, givenAt, zona),
  };
  if ((jenis === 'MENINGGAL') !== (kesudahan === 'MENINGGAL')) {
    errors['kesudahan'] = [message('kipi.outcomeMismatch')];
  }
  if (kehamilan === 'HAMIL' && visit.jenisKelamin === 'L') {
    errors['kehamilan'] = [message('kipi.pregnantMan')];
  }
  const firstDay = addDays(startDay, -earlierVaccineDays);
  for (const [at, { tanggal }] of vaksinLain.entries()) {
    if (tanggal < firstDay || tanggal > startDay) {
      errors[`vaksinLain.${at}.tanggal`] = [
        message('kipi.vaccineOutsideWindow', { sejak: firstDay, sampai: startDay }),
      ];
    }
  }
  const { tanggalDiketahui: day, jamDiketahui: time } = input;
  if (day && !time) errors['jamDiketahui'] = [message('kipi.timeMissing')];
  const foundAt = day && time ? toInstant({ day, time }, zona) : null;
  if (foundAt && foundAt > now) errors['tanggalDiketahui'] = [message('kipi.timeInFuture')];
  else if (foundAt && foundAt < startedAt) {
    errors['tanggalDiketahui'] = [message('kipi.reportBeforeStart')];
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { startedAt: startedAt.toISOString(), foundAt: foundAt?.toISOString() ?? null };
}

/**
 * Checks what follows the first report.
 * @param event.mulai its onset, UTC timestamp
 * @param event.zona zone of the facility
 * @throws Problem 422 with the messages by field
 */
export function checkFollowUp(
  { now }: Pick<Context, 'now'>,
  input: Omit<KipiFollowUpInput, 'version'>,
  { mulai, zona }: { readonly mulai: string; readonly zona: Zone },
): void {
  const today = dayInZone(now, zona);
  const startDay = dayInZone(mulai, zona);
  const errors: Errors = {};
  const checkDay = (field: string, day: string | null | undefined, time?: string | null): void => {
    if (!day) return;
    const isFuture = time ? toInstant({ day, time }, zona) > now : day > today;
    if (isFuture) errors[field] = [message('kipi.timeInFuture')];
    else if (day < startDay) errors[field] = [message('kipi.reportBeforeStart')];
  };
  for (const [at, { tanggal, jam }] of input.pelaporan.entries()) {
    checkDay(`pelaporan.${at}.tanggal`, tanggal, jam);
  }
  checkDay('tanggalInvestigasi', input.tanggalInvestigasi);
  checkDay('kausalitasTanggal', input.kausalitasTanggal);
  const { dilayaniVialSama: served, sakitVialSama: ill } = input;
  if (typeof served === 'number' && typeof ill === 'number' && ill > served) {
    errors['sakitVialSama'] = [message('kipi.moreIllThanServed')];
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
