import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';

/** Public configuration for the pages before sign-in. */
export const publicConfig = z.object({
  captcha: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('altcha') }),
    z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  /** Demo accounts; null unless demo data is installed. */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ userName: z.string(), fullName: z.string() })),
    })
    .nullable(),
  /** Whether a forgotten password is replaced by a link by mail; otherwise an administrator does it. */
  lupaSandi: z.boolean(),
  /** Name and address of the data protection officer (article 53 of Law 27 of 2022); null where none is configured. */
  petugasData: z.string().nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const systemCalls = {
  config: endpoint({
    method: 'GET',
    path: '/public/config',
    access: 'public',
    summary: 'Pengaturan yang diperlukan halaman masuk',
    extension: true,
    answer: publicConfig,
  }),
  captcha: endpoint({
    method: 'GET',
    path: '/public/captcha',
    access: 'public',
    summary: 'Soal captcha ALTCHA yang baru',
    extension: true,
    answer: z.looseObject({}),
  }),
};
