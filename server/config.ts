/** What the server has to be told; `env.ts` reads it from the environment, tests make their own. */
export interface Config {
  /** 32 bytes from which every other key is derived. */
  readonly appKey: Uint8Array;
  readonly session: { readonly idleMinutes: number; readonly absoluteHours: number };
  readonly captcha:
    | { readonly kind: 'altcha'; readonly cost: number }
    | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secret: string };
  /** Origins besides our own that may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  /** How many proxies stand before us; the caller's address is read that many steps back. */
  readonly trustedProxies: number;
  /** Where mails go; without it they stay in the outbox for an administrator to read. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The folder of the built console, or null to serve the API alone. */
  readonly consoleDir: string | null;
  /** The password of the demo accounts when the demo world was seeded. */
  readonly demoPassword: string | null;
  /** Whether browsers reach us over TLS, so that they may be told to insist on it. */
  readonly secure: boolean;
  /** How long the rows of a file are kept after it was brought in; its counts stay. */
  readonly importRowsDays: number;
  /** Services of others that our server asks; without an address our own rules answer. */
  readonly outer: {
    /** Takes `{nik, nama}`: whether somebody may have a booster. */
    readonly eligibilityUrl: string | null;
    /** Takes `{nik, prefix}`: gives the number of a booster ticket. */
    readonly ticketUrl: string | null;
    readonly timeoutMs: number;
  };
  readonly limits: { readonly jsonBytes: number };
}

/** The time now; injected so that tests can move it. */
export type Clock = () => Date;
