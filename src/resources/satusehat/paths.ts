/** The readiness report of a facility for SATUSEHAT. */
export const satusehatPath = '/dashboard/satusehat';
