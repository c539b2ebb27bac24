import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readIssueMessage } from '#contract/core/messages/message.ts';
import type { Config } from '#server/platform/config.ts';
import type { Pooling } from '#server/platform/db/pool.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { allowedHostPattern } from '#server/platform/webhook/target.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const booleanFlag = z.stringbool({
  truthy: ['true', '1', 'on', 'ya'],
  falsy: ['false', '0', 'off', 'tidak'],
});
const positive = z.coerce.number().positive();

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'dimulai dengan postgres:// atau postgresql://');

const appKey = z
  .string()
  .refine(
    key => Buffer.from(key, 'base64').length === 32,
    'harus 32 byte sebagai base64: openssl rand -base64 32',
  );

/** Splits a comma-separated list and drops empty entries. */
const splitList = (text: string): string[] =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean);

/** Whether a text is an origin as browsers send it: scheme, host and port only. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_POOLING: z.enum(['session', 'transaction']).default('session'),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(100).default(10),
  APP_KEY: appKey.optional(),
  NEW_APP_KEY: appKey.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  SESSION_IDLE_MINUTES: positive.max(1_440).default(30),
  SESSION_HOURS: positive.max(168).default(12),
  SESSIONS_PER_ACCOUNT: z.coerce.number().int().min(1).max(1_000).default(20),
  CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha'),
  ALTCHA_COST: z.coerce.number().int().min(100).max(100_000).default(5_000),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .refine(
      list => splitList(list).every(isOrigin),
      'daftar alamat lengkap seperti https://kantor.contoh, dipisah koma; * tidak diterima',
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/|tel:)/, 'dimulai dengan mailto:, https:// atau tel:')
    .optional(),
  DATA_OFFICER: z.string().trim().min(5).max(200).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SECURE: booleanFlag.default(false),
  SECOND_PERSON: booleanFlag.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'dimulai dengan smtp:// atau smtps://')
    .optional(),
  SMTP_FROM: z.email().optional(),
  IMPORT_ROWS_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  ELIGIBILITY_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOOSTER_TICKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  OUTER_HOSTS: z.string().default(''),
  OUTER_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  WEBHOOK_HOSTS: z
    .string()
    .toLowerCase()
    .default('')
    .refine(
      list => splitList(list).every(host => allowedHostPattern.test(host)),
      'host seperti hris.contoh.co.id, *.contoh.co.id atau http://hris.internal:8080, dipisah koma',
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Settings of the server process, parsed from environment variables. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The owner of the tables in `databaseUrl`; null when the server connects as the owner. */
  readonly databaseOwnerUrl: string | null;
  /** Whether `databaseUrl` and `databaseReplicaUrl` lead to a pooler that pools transactions. */
  readonly databasePooling: Pooling;
  /** The role of `databaseUrl` without the pooler; null when there is none. */
  readonly databaseDirectUrl: string | null;
  /** A streaming replica of the database; null when there is none. */
  readonly databaseReplicaUrl: string | null;
  /** Most connections of this process for its calls, and as many to the replica. */
  readonly databaseConnections: number;
  /** Null when `APP_KEY` is not set; the server then creates a key in the data folder. */
  readonly appKey: Uint8Array | null;
  /** The key that `npm run rotate-key` changes to. */
  readonly newAppKey: Uint8Array | null;
  /** Null when `SEED` is not set; `startServer` then chooses. */
  readonly seed: 'demo' | 'none' | null;
  readonly logLevel: string;
  readonly config: Omit<Config, 'consoleDir' | 'demo' | 'secondPerson'>;
  /** Null when `SECOND_PERSON` is not set; the demo data then turn it off. */
  readonly secondPerson: boolean | null;
}

/** Invalid environment variables; the message lists every issue. */
export class SettingsError extends Error {
  constructor(errors: readonly string[]) {
    super(`Pengaturan server belum benar:\n${errors.map(error => `  - ${error}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `NAME` from the file that `NAME_FILE` points to, the convention for secrets in Docker and
 * Kubernetes. Empty values count as unset.
 */
function resolveFileVariables(environment: Environment): Environment {
  const resolved: Record<string, string | undefined> = {};
  for (const name of Object.keys(environmentSchema.shape)) {
    const file = environment[`${name}_FILE`];
    const value = file ? readFileSync(file, 'utf8').trim() : environment[name];
    resolved[name] = value === '' ? undefined : value;
  }
  return resolved;
}

const parseAppKey = (text: string | undefined): Uint8Array | null =>
  text ? new Uint8Array(Buffer.from(text, 'base64')) : null;

const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Returns why the server must not send identity numbers to an external URL, or null when it may.
 * The host must be listed in `OUTER_HOSTS` and, outside loopback, use HTTPS.
 */
function externalUrlIssue(address: string | undefined, hosts: readonly string[]): string | null {
  if (address === undefined) return null;
  const { protocol, host, hostname } = new URL(address);
  if (!hosts.includes(host)) return `${host} harus disebut di OUTER_HOSTS`;
  if (protocol !== 'https:' && !isLoopback(hostname)) return 'harus memakai https';
  return null;
}

/**
 * Reads and validates the settings.
 * @throws SettingsError listing every invalid variable
 */
export function readSettings(environment: Environment): Settings {
  const parsed = environmentSchema.safeParse(resolveFileVariables(environment));
  const errors: string[] = [];
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      errors.push(`${issue.path.join('.')}: ${translator.render(readIssueMessage(issue.message))}`);
    throw new SettingsError(errors);
  }
  const env = parsed.data;
  if (env.DATABASE_URL && !env.APP_KEY) {
    errors.push(
      'APP_KEY: wajib diisi bila DATABASE_URL dipakai, dan sama di semua proses (openssl rand -base64 32)',
    );
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    errors.push('DATABASE_URL: wajib diisi bila DATABASE_OWNER_URL dipakai');
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (env[name] && !env.DATABASE_URL) {
      errors.push(`DATABASE_URL: wajib diisi bila ${name} dipakai`);
    }
  }
  if (env.DATABASE_POOLING === 'transaction' && !env.DATABASE_DIRECT_URL) {
    errors.push('DATABASE_DIRECT_URL: wajib diisi bila DATABASE_POOLING=transaction');
  }
  if (env.CAPTCHA === 'recaptcha' && !(env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET)) {
    errors.push('RECAPTCHA_SITE_KEY dan RECAPTCHA_SECRET: wajib diisi bila CAPTCHA=recaptcha');
  }
  const hosts = splitList(env.OUTER_HOSTS);
  for (const name of ['ELIGIBILITY_URL', 'BOOSTER_TICKET_URL'] as const) {
    const urlIssue = externalUrlIssue(env[name], hosts);
    if (urlIssue) errors.push(`${name}: ${urlIssue}`);
  }
  if (env.SMTP_URL && !env.SMTP_FROM) errors.push('SMTP_FROM: wajib diisi bila SMTP_URL dipakai');
  if (errors.length > 0) throw new SettingsError(errors);

  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databasePooling: env.DATABASE_POOLING,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    appKey: parseAppKey(env.APP_KEY),
    newAppKey: parseAppKey(env.NEW_APP_KEY),
    seed: env.SEED ?? null,
    logLevel: env.LOG_LEVEL,
    secondPerson: env.SECOND_PERSON ?? null,
    config: {
      session: {
        idleMinutes: env.SESSION_IDLE_MINUTES,
        absoluteHours: env.SESSION_HOURS,
        perAccount: env.SESSIONS_PER_ACCOUNT,
      },
      captcha:
        env.CAPTCHA === 'recaptcha'
          ? {
              kind: 'recaptcha',
              siteKey: env.RECAPTCHA_SITE_KEY ?? '',
              secret: env.RECAPTCHA_SECRET ?? '',
            }
          : { kind: 'altcha', cost: env.ALTCHA_COST },
      securityContact: env.SECURITY_CONTACT ?? null,
      dataOfficer: env.DATA_OFFICER ?? null,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
      corsOrigins: splitList(env.CORS_ORIGINS),
      trustedProxies: env.TRUSTED_PROXIES,
      smtp: env.SMTP_URL && env.SMTP_FROM ? { url: env.SMTP_URL, from: env.SMTP_FROM } : null,
      isSecure: env.SECURE,
      importRowRetentionDays: env.IMPORT_ROWS_DAYS,
      external: {
        eligibilityUrl: env.ELIGIBILITY_URL ?? null,
        ticketUrl: env.BOOSTER_TICKET_URL ?? null,
        timeoutMs: env.OUTER_TIMEOUT_MS,
      },
      webhookHosts: splitList(env.WEBHOOK_HOSTS),
      limits: { jsonBytes: 1_000_000 },
    },
  };
}
