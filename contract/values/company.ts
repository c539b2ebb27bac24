import { z } from '../zod.ts';
import { containsNik } from './nik.ts';
import { parseOfficePhone } from './phone.ts';
import { text } from '../record.ts';
import { issueMessage } from '../messages/message.ts';

// Field schemas of a company, shared by the public application and the form for staff.

/** Text that is stored unencrypted, so it rejects identity numbers. */
export const textWithoutNik = (min: number, max: number) =>
  text(min, max).refine(value => !containsNik(value), issueMessage('input.identityNumber'));

/** NIB: the 13-digit business number from OSS. */
export const nib = z
  .string()
  .trim()
  .regex(/^\d{13}$/, issueMessage('company.nib'));

export const postalCode = z
  .string()
  .trim()
  .regex(/^\d{5}$/, issueMessage('input.postalCode'));

/** A landline or mobile number of an office. */
export const officePhone = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine(value => parseOfficePhone(value) !== null, issueMessage('company.officePhone'))
  .meta({ input: 'phone' });

export const website = z.url({ protocol: /^https?$/ }).max(200);

/** A NIK, with or without separators. */
export const nikPattern = /^\d{4}[\s.-]?\d{4}[\s.-]?\d{4}[\s.-]?\d{4}$/;
