import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/list.ts';
import { z } from '../core/zod.ts';

/** Why an account may not make a decision: it acted on the record before, or one that did is linked to it. */
export const samePersonReasons = ['ORANG_SAMA', 'AKUN_TERTAUT'] as const;

/** How many accounts that may decide are named. */
export const maxDeciders = 5;

export const orangKeduaCalls = {
  check: endpoint({
    method: 'GET',
    path: '/OrangKedua/{tindakan}/{id}',
    access: 'orangKedua.read',
    summary: 'Apakah pemanggil boleh memutuskan, dan bila tidak, siapa yang boleh',
    extension: true,
    // A `TwoPersonAction`; the console does not load their list.
    params: z.object({ tindakan: z.string().max(60), id }),
    answer: z.object({
      /** Null when the caller may decide. */
      sebab: z.enum(samePersonReasons).nullable(),
      /** Names of colleagues who may, up to `maxDeciders`; empty when the caller may. */
      pemutus: z.array(z.string()),
    }),
  }),
};
