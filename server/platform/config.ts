/** Server configuration. `env.ts` reads it from the environment; tests build their own. */
export interface Config {
  readonly session: {
    readonly idleMinutes: number;
    readonly absoluteHours: number;
    /** Open sessions of one account; beyond it the oldest ends. */
    readonly perAccount: number;
  };
  readonly captcha:
    | { readonly kind: 'altcha'; readonly cost: number }
    | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secret: string };
  /** Additional origins that may call the API from a browser (CORS). */
  readonly corsOrigins: readonly string[];
  /**
   * Number of reverse proxies in front of the server; the client address is read that many entries
   * from the right of `X-Forwarded-For`.
   */
  readonly trustedProxies: number;
  /**
   * SMTP server for outgoing mail. When null, messages stay in the outbox for an administrator to
   * read.
   */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Address of the console as its users open it, without a slash at the end; printed in QR codes. */
  readonly publicUrl: string;
  /** Where weaknesses are reported, as a URI; null publishes no `security.txt`. */
  readonly securityContact: string | null;
  /** Name and address of the data protection officer, as people who ask about their data read it; null without one. */
  readonly dataOfficer: string | null;
  /** Folder of the built console, or null to serve the API only. */
  readonly consoleDir: string | null;
  /** The demo accounts and their password, or null when no demo data was seeded. */
  readonly demo: { readonly password: string; readonly userNames: readonly string[] } | null;
  /** Whether changes of prices and rights are proposed to a second person, see `proposableChanges`. */
  readonly secondPerson: boolean;
  /** Whether clients connect over TLS; adds the HSTS header. */
  readonly isSecure: boolean;
  /**
   * Days that the rows of an uploaded file are stored after the import; the counts are stored
   * permanently.
   */
  readonly importRowRetentionDays: number;
  /** External services. Where the URL is null, the server applies its own rules instead. */
  readonly external: {
    /** Receives `{nik, nama}` and answers whether the person is eligible for a booster. */
    readonly eligibilityUrl: string | null;
    /** Receives `{nik, prefix}` and returns the number of a booster ticket. */
    readonly ticketUrl: string | null;
    readonly timeoutMs: number;
  };
  /** Hosts that webhooks may lead to, as in `allowedHostPattern`; without any there are no webhooks. */
  readonly webhookHosts: readonly string[];
  readonly limits: { readonly jsonBytes: number };
}

/** Returns the current time; injected so that tests can control it. */
export type Clock = () => Date;
