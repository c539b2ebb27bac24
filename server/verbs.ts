import type { AllCalls } from '#contract/index.ts';
import { applicationVerbs } from './application/index.ts';
import { auditVerbs } from './audit/index.ts';
import { authVerbs } from './auth/index.ts';
import { bhbuVerbs } from './bhbu/index.ts';
import type { Verbs } from './context.ts';
import { dashboardVerbs } from './dashboard/index.ts';
import { dosisVerbs } from './dosis/index.ts';
import { faskesVerbs } from './faskes/index.ts';
import { imporVerbs } from './impor/index.ts';
import { jadwalVerbs } from './jadwal/index.ts';
import { lookupVerbs } from './lookup/index.ts';
import { outboxVerbs } from './outbox/index.ts';
import { pesertaVerbs } from './peserta/index.ts';
import { picVerbs } from './pic/index.ts';
import { preferenceVerbs } from './preference/index.ts';
import { productVerbs } from './product/index.ts';
import { roleVerbs } from './role/index.ts';
import { serviceVerbs } from './service/index.ts';
import { systemVerbs } from './system/index.ts';
import { userVerbs } from './user/index.ts';

/** The handlers of all calls by domain. A call without a handler is a compile error. */
export const verbs: { [D in keyof AllCalls]: Verbs<AllCalls[D]> } = {
  application: applicationVerbs,
  audit: auditVerbs,
  auth: authVerbs,
  bhbu: bhbuVerbs,
  dashboard: dashboardVerbs,
  dosis: dosisVerbs,
  faskes: faskesVerbs,
  impor: imporVerbs,
  jadwal: jadwalVerbs,
  lookup: lookupVerbs,
  outbox: outboxVerbs,
  peserta: pesertaVerbs,
  pic: picVerbs,
  preference: preferenceVerbs,
  product: productVerbs,
  role: roleVerbs,
  service: serviceVerbs,
  system: systemVerbs,
  user: userVerbs,
};
