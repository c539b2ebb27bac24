import { issueMessage } from '../../core/messages/message.ts';
import { enteredValue } from '../../core/values/entered.ts';

/*
 * Numbers that SATUSEHAT gives to people, places and visits. They are entered or imported as they were found there and
 * never derived. The shapes are those of the ministry's public examples, of which patients have two and health workers
 * two; a number of another shape is a mistake, such as a NIK.
 */

/** Number of a patient: P and 11 digits, or 12 digits. */
export const patientNumber = () =>
  enteredValue()
    .toUpperCase()
    .regex(/^(P\d{11}|\d{12})$/, issueMessage('satusehat.patient'))
    .meta({ input: 'code' });

/** Number of a health worker: N and 8 to 11 digits, or 11 digits. */
export const practitionerNumber = () =>
  enteredValue()
    .toUpperCase()
    .regex(/^(N\d{8,11}|\d{11})$/, issueMessage('satusehat.practitioner'))
    .meta({ input: 'code' });

/** Number of an organization, such as a facility or a manufacturer. */
export const organizationNumber = () =>
  enteredValue()
    .regex(/^\d{6,12}$/, issueMessage('satusehat.organization'))
    .meta({ input: 'code' });

const uuid = (key: 'satusehat.encounter' | 'satusehat.location') =>
  enteredValue()
    .toLowerCase()
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, issueMessage(key))
    .meta({ input: 'code' });

/** Id of a place of service. */
export const locationId = () => uuid('satusehat.location');

/** Id of a visit (encounter). */
export const encounterId = () => uuid('satusehat.encounter');

/** Code of a vaccine in the national dictionary of medicines and devices (KFA). */
export const kfaCode = () =>
  enteredValue()
    .regex(/^93\d{6}$/, issueMessage('satusehat.kfa'))
    .meta({ input: 'code' });

/** Code of a disease in the ICD-10. */
export const icd10Code = () =>
  enteredValue()
    .toUpperCase()
    .regex(/^[A-Z]\d{2}(\.\d{1,2})?$/, issueMessage('satusehat.icd10'))
    .meta({ input: 'code' });
