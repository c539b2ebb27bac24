import { randomInt, randomUUID } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lte } from 'drizzle-orm';
import type { PublicContext } from '#server/platform/context.ts';
import { captchaUsed } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Minutes within which a challenge has to be solved and used. */
const challengeTtlMinutes = 20;

/**
 * Upper bound of the counter that the browser searches; together with the cost it determines the
 * work.
 */
const maxCounter = 1_000;

/** Creates a signed ALTCHA challenge with a unique ID, by which a second use is detected. */
export async function createCaptchaChallenge(ctx: PublicContext): Promise<Challenge> {
  const { captcha } = ctx.deps.config;
  return await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: captcha.kind === 'altcha' ? captcha.cost : 1,
    counter: randomInt(1, maxCounter),
    deriveKey,
    expiresAt: new Date(ctx.now.getTime() + challengeTtlMinutes * 60_000),
    data: { jti: randomUUID() },
    hmacSignatureSecret: Buffer.from(ctx.deps.keys.captcha).toString('hex'),
  });
}

/**
 * Verifies a captcha answer and marks it as used; a second use fails.
 * @throws Problem 422 on `captchaToken`
 */
export async function consumeCaptcha(ctx: PublicContext, token: string): Promise<void> {
  const { captcha } = ctx.deps.config;
  const isValid =
    captcha.kind === 'altcha'
      ? await consumeAltcha(ctx, token)
      : await verifyRecaptcha(captcha.secret, token, ctx.address);
  if (!isValid) {
    const expired = message('captcha.expired');
    throw new Problem('CAPTCHA_DIPERLUKAN', expired, { errors: { captchaToken: [expired] } });
  }
}

async function consumeAltcha(ctx: PublicContext, token: string): Promise<boolean> {
  const payload = decodePayload(token);
  if (!payload) return false;
  const { parameters } = payload.challenge;
  const number = parameters.data?.['jti'];
  const expires = new Date((parameters.expiresAt ?? 0) * 1000);
  if (typeof number !== 'string' || expires <= ctx.now) return false;
  const result = await verifySolution({
    challenge: payload.challenge,
    solution: payload.solution,
    deriveKey,
    hmacSignatureSecret: Buffer.from(ctx.deps.keys.captcha).toString('hex'),
  });
  if (!result.verified) return false;
  await ctx.deps.db.delete(captchaUsed).where(lte(captchaUsed.expiresAt, ctx.now.toISOString()));
  const inserted = await ctx.deps.db
    .insert(captchaUsed)
    .values({ id: number, expiresAt: expires.toISOString() })
    .onConflictDoNothing()
    .returning({ id: captchaUsed.id });
  return inserted.length === 1;
}

function decodePayload(token: string): Payload | null {
  try {
    const payload = JSON.parse(
      Buffer.from(token, 'base64').toString('utf8'),
    ) as Partial<Payload> | null;
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : null;
  } catch {
    return null;
  }
}

/**
 * Verifies an answer with reCAPTCHA, which also accepts it only once. Returns false when Google is
 * unreachable.
 */
async function verifyRecaptcha(secret: string, token: string, address: string): Promise<boolean> {
  try {
    const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    const result = (await response.json()) as { success?: unknown };
    return result.success === true;
  } catch {
    return false;
  }
}
