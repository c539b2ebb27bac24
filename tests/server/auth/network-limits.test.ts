import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { throttle } from '#server/platform/db/schema/index.ts';
import { networkOf } from '#server/platform/network.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

const limits = () => server.deps.throttle;
/** The nth address of a network of one client. */
const own = (n: number) => `2001:db8:1:2:${n.toString(16)}::1`;
const stranger = '2001:db8:1:3::1';
const tooOften = { code: 'TERLALU_SERING' };

/** Runs an act once from each of several addresses of one network. */
async function repeat(times: number, act: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n++) await act(n);
}

describe('a client that takes a new address of its /64 network for each request', () => {
  it('guesses the password of an account no more often', async () => {
    const attempt = (address: string) => ({ userName: 'siti', address, deviceId: null });
    await repeat(10, n => limits().recordFailure(attempt(own(n))));
    await expect(limits().assertAllowed(attempt(own(99)))).rejects.toMatchObject(tooOften);
    await limits().assertAllowed(attempt(stranger));
  });

  it('needs a captcha after as many failures with other accounts', async () => {
    await repeat(3, n =>
      limits().recordFailure({ userName: `orang ${n}`, address: own(n), deviceId: null }),
    );
    expect(
      await limits().needsCaptcha({ userName: 'siti', address: own(99), deviceId: null }),
    ).toBe(true);
    expect(
      await limits().needsCaptcha({ userName: 'siti', address: stranger, deviceId: null }),
    ).toBe(false);
  });

  it('guesses the e-mail address of a ticket no more often', async () => {
    const attempt = (address: string) => ({ ticket: 'REG-AAAA-BBBB-CCCC', address });
    await repeat(10, n => limits().recordTicketFailure(attempt(own(n))));
    await expect(limits().assertTicketAllowed(attempt(own(99)))).rejects.toMatchObject(tooOften);
    await limits().assertTicketAllowed(attempt(stranger));
  });

  it('guesses tickets no more often', async () => {
    await repeat(60, n => limits().recordTicketFailure({ ticket: `tiket ${n}`, address: own(n) }));
    const attempt = (address: string) => ({ ticket: 'tiket baru', address });
    await expect(limits().assertTicketAllowed(attempt(own(99)))).rejects.toMatchObject(tooOften);
    await limits().assertTicketAllowed(attempt(stranger));
  });

  it('tries voucher codes no more often, with whatever account', async () => {
    const tryCode = (id: number, address: string) =>
      limits().countVoucherCode({ user: { id }, address, now: server.now() }, () =>
        Promise.resolve(false),
      );
    // Each account tries fewer than its own limit of 20.
    await repeat(100, n => tryCode(1_000 + Math.floor(n / 10), own(n)));
    await expect(tryCode(2_000, own(999))).rejects.toMatchObject(tooOften);
    await tryCode(2_000, stranger);
  });

  it.each([
    'countApplication',
    'countDataRequest',
    'countVerification',
    'countComparison',
  ] as const)('is counted as one client: %s', async count => {
    const most = {
      countApplication: 20,
      countDataRequest: 20,
      countVerification: 120,
      countComparison: 30,
    }[count];
    await repeat(most, n => limits()[count](own(n)));
    await expect(limits()[count](own(999))).rejects.toMatchObject(tooOften);
    await limits()[count](stranger);
  });
});

it('an IPv4 address is a network of its own, however the peer writes it', () => {
  expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  expect(networkOf('::ffff:10.0.0.1')).not.toBe(networkOf('::ffff:10.0.0.2'));
  expect(networkOf('2001:0db8:0001:2:0:0:0:1')).toBe(networkOf('2001:db8:1:2::7'));
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
});
