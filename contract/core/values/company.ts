import { enteredInteger, enteredValue } from './entered.ts';
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
export const nib = enteredInteger().regex(/^\d{13}$/, issueMessage('company.nib'));

export const postalCode = enteredInteger().regex(/^\d{5}$/, issueMessage('input.postalCode'));

/** A landline or mobile number of an office. */
export const officePhone = enteredValue()
  .min(1)
  .max(24)
  .refine(value => parseOfficePhone(value) !== null, issueMessage('company.officePhone'))
  .meta({ input: 'phone' });

/** Adds the protocol to a web address without one: `kopi.co.id` → `https://kopi.co.id`. */
const withProtocol = (address: string): string =>
  address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;

/** A complete web address whose host has a domain. */
const completeAddress = z.url({ protocol: /^https?$/, hostname: /[^.]\.[^.]/ });

/** A web address; the protocol may be left out. */
export const website = enteredValue()
  .max(200)
  .overwrite(withProtocol)
  .refine(address => completeAddress.safeParse(address).success, issueMessage('company.website'))
  .meta({ input: 'url' });

/** A NIK, with or without separators. */
export const nikPattern = /^\d{4}[\s.-]?\d{4}[\s.-]?\d{4}[\s.-]?\d{4}$/;

/** Customer account number, in the format of the accounting system. */
export const invoiceAccount = enteredValue()
  .max(20)
  .regex(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, issueMessage('input.code.account'));
