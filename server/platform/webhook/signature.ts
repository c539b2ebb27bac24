import { createHmac } from 'node:crypto';

/**
 * Returns the header that proves a delivery: `t=<seconds>,v1=<hex>`, where `v1` is the HMAC-SHA256 of `<seconds>.<body>`
 * with the secret. With two secrets, during a change, it has two `v1`; one of them is enough.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(secret =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'),
  );
  return [`t=${seconds}`, ...signatures.map(hex => `v1=${hex}`)].join(',');
}
