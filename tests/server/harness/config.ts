import type { Config } from '#server/platform/config.ts';

/** The application key of the test servers. */
export const testAppKey = new Uint8Array(32).fill(7);

/** The configuration of the test servers. */
export const testConfig: Config = {
  session: { idleMinutes: 30, absoluteHours: 12, perAccount: 20 },
  captcha: { kind: 'altcha', cost: 100 },
  publicUrl: 'https://portal.example',
  corsOrigins: [],
  trustedProxies: 0,
  smtp: null,
  securityContact: 'mailto:keamanan@portal.example',
  dataOfficer: 'Petugas Contoh, pdp@portal.example',
  consoleDir: null,
  demo: null,
  isSecure: false,
  secondPerson: false,
  importRowRetentionDays: 30,
  external: { eligibilityUrl: null, ticketUrl: null, timeoutMs: 2_000 },
  webhookHosts: ['hris.contoh.co.id'],
  limits: { jsonBytes: 100_000 },
};
