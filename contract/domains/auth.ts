import { enteredValue } from '../core/values/entered.ts';
import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { companyRightNames, roles } from '../policy.ts';
import { timestamp } from '../core/record.ts';
import { issueMessage } from '../core/messages/message.ts';
import { zones } from '../core/values/zone.ts';

/** Application code that the sign-in call requires. It is public, not a secret. */
export const applicationCode = 'GTRY';

/**
 * Password length is the only rule: NIST SP 800-63B-4 asks for 15 characters without a second
 * factor and forbids composition rules.
 */
export const passwordLength = { min: 15, max: 128 } as const;

/** A password that an account chooses; its strength is checked by the server. */
export const newPassword = z
  .string()
  .min(passwordLength.min, issueMessage('password.tooShort', { min: passwordLength.min }))
  .max(passwordLength.max);

/**
 * Response of the sign-in call; `isChangedUser` is 'False' while the initial password is unchanged.
 */
export const signInResponse = z.object({
  token: z.string(),
  userName: z.string(),
  id: z.int(),
  roleName: z.enum(roles),
  idReferensi: z.int().nullable(),
  fullName: z.string(),
  /** Zone in which the account reads and enters times: that of its facility, otherwise WIB. */
  zona: z.enum(zones),
  /** What its company lets the account do; it has no effect for an account of no company. */
  hak: z.array(z.enum(companyRightNames)),
  isChangedUser: z.enum(['True', 'False']),
});
export type SignInResponse = z.infer<typeof signInResponse>;

const passwordChangeInput = z.strictObject({
  passwordLama: z.string().min(1, issueMessage('input.required')).max(1000),
  passwordBaru: newPassword,
});

/** A session of an account in one browser. */
export const session = z.object({
  id: z.string(),
  /** As sent by the browser; it may be false. */
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SessionRecord = z.infer<typeof session>;

export const authCalls = {
  login: endpoint({
    method: 'POST',
    path: '/gtc/logingtc',
    access: 'public',
    summary: 'Masuk dengan nama pengguna dan kata sandi',
    body: z.strictObject({
      Username: enteredValue().min(1, issueMessage('signIn.required')).max(100),
      Password: z.string().min(1, issueMessage('signIn.required')).max(1000),
      ApplicationCode: z.literal(applicationCode),
      captchaToken: z.string().max(10_000).optional(),
    }),
    answer: signInResponse,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/gtc/logout',
    access: 'session.end',
    summary: 'Mengakhiri sesi ini di server',
    extension: true,
    beforePasswordChange: true,
    beforeFactor: true,
    answer: z.object({ ended: z.boolean() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/gtc/UpdateUserAndPassword',
    access: 'account.password',
    summary: 'Mengganti kata sandi sendiri; semua sesi akun ini berakhir',
    beforePasswordChange: true,
    body: passwordChangeInput,
    answer: z.object({ changed: z.literal(true) }),
  }),
  updatePassword: endpoint({
    method: 'PUT',
    path: '/GTC/UpdatePassword',
    access: 'account.password',
    summary: 'Mengganti kata sandi yang dipilih sendiri; semua sesi akun ini berakhir',
    body: passwordChangeInput,
    answer: z.object({ changed: z.literal(true) }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/public/lupaSandi',
    access: 'public',
    summary:
      'Meminta tautan untuk kata sandi baru lewat email; jawabannya sama untuk akun yang tidak ada',
    extension: true,
    body: z.strictObject({
      /** User name or email address. */
      akun: enteredValue().min(1, issueMessage('signIn.required')).max(254),
    }),
    answer: z.object({ accepted: z.literal(true) }),
  }),
  replacePassword: endpoint({
    method: 'POST',
    path: '/public/lupaSandi/ganti',
    access: 'public',
    summary:
      'Mengganti kata sandi yang terlupa dengan tautan dari email; semua sesi akunnya berakhir',
    extension: true,
    body: z.strictObject({ token: z.string().max(200), passwordBaru: newPassword }),
    answer: z.object({ changed: z.literal(true) }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/gtc/sesi',
    access: 'session.read',
    summary: 'Sesi akun sendiri yang masih terbuka, yang terakhir dipakai lebih dahulu',
    extension: true,
    answer: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/gtc/sesi/{id}',
    access: 'session.end',
    summary: 'Mengakhiri satu sesi akun sendiri',
    extension: true,
    params: z.object({ id: z.string().max(100) }),
    answer: session,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/gtc/sesi',
    access: 'session.end',
    summary: 'Mengakhiri semua sesi akun sendiri selain yang ini',
    extension: true,
    stepUp: true,
    answer: z.object({ ended: z.int() }),
  }),
};
