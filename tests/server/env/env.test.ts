import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/app/env.ts';
import { startFailureText } from '#server/app/start-failure.ts';

const key = Buffer.alloc(32, 1).toString('base64');

describe('the settings', () => {
  it('have defaults for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      appKey: null,
      seed: null,
    });
    expect(settings.config.captcha.kind).toBe('altcha');
  });

  it('report every invalid value at once', () => {
    const wrong = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      APP_KEY: 'short',
      SMTP_URL: 'x',
      LOG_LEVEL: 'loud',
    };
    expect(() => readSettings(wrong)).toThrow(
      /PORT[^]*DATABASE_URL[^]*APP_KEY[^]*SMTP_URL[^]*LOG_LEVEL/,
    );
  });

  it('refuse what opens the server or keeps sessions for ever, with a sentence', () => {
    expect(() => readSettings({ CORS_ORIGINS: '*' })).toThrow(/CORS_ORIGINS: daftar alamat/);
    expect(() => readSettings({ CORS_ORIGINS: 'https://a.test, https://b.test/x' })).toThrow(
      /CORS_ORIGINS/,
    );
    expect(() => readSettings({ SESSION_HOURS: '1000000000' })).toThrow(/SESSION_HOURS/);
    expect(() => readSettings({ SESSION_IDLE_MINUTES: '100000' })).toThrow(/SESSION_IDLE_MINUTES/);
    expect(() => readSettings({ SECURITY_CONTACT: 'javascript:alert(1)' })).toThrow(
      /SECURITY_CONTACT/,
    );
    const { config } = readSettings({
      CORS_ORIGINS: 'https://a.test, http://b.test:8080',
      SECURITY_CONTACT: 'mailto:keamanan@a.test',
    });
    expect(config.corsOrigins).toEqual(['https://a.test', 'http://b.test:8080']);
    expect(config.securityContact).toBe('mailto:keamanan@a.test');
  });

  it('name a data folder that cannot be written', () => {
    const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/x'"), {
      code: 'EROFS',
      path: '/x',
    });
    expect(startFailureText(error)).toMatch(/^DATA_DIR tidak dapat dipakai: \/x \(EROFS\)\. Isi/);
  });

  it('name the hosts of webhooks, and refuse what is none', () => {
    const { config } = readSettings({
      WEBHOOK_HOSTS: 'hris.contoh.co.id, *.Mitra.example,http://penerima:8080,http://[::1]:80',
    });
    expect(config.webhookHosts).toEqual([
      'hris.contoh.co.id',
      '*.mitra.example',
      'http://penerima:8080',
      'http://[::1]:80',
    ]);
    for (const wrong of [
      '*',
      '*.',
      'https://a.example',
      'a.example/x',
      'localhost',
      'http://*.a',
    ]) {
      expect(() => readSettings({ WEBHOOK_HOSTS: wrong }), wrong).toThrow(/WEBHOOK_HOSTS: host/);
    }
  });

  it('require related settings together', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://x/y' })).toThrow(/APP_KEY/);
    expect(() => readSettings({ DATABASE_OWNER_URL: 'postgres://x/y' })).toThrow(/DATABASE_URL/);
    expect(() => readSettings({ DATABASE_REPLICA_URL: 'postgres://x/y' })).toThrow(/DATABASE_URL/);
    const pooled = { DATABASE_URL: 'postgres://x/y', APP_KEY: key };
    expect(() => readSettings({ ...pooled, DATABASE_POOLING: 'transaction' })).toThrow(
      /DATABASE_DIRECT_URL/,
    );
    expect(() => readSettings({ CAPTCHA: 'recaptcha' })).toThrow(/RECAPTCHA_SITE_KEY/);
    expect(() => readSettings({ SMTP_URL: 'smtp://x' })).toThrow(/SMTP_FROM/);
    expect(readSettings({ DATABASE_URL: 'postgres://x/y', APP_KEY: key }).appKey).toHaveLength(32);
  });

  it('allow external services only on listed hosts and over https', () => {
    const address = { ELIGIBILITY_URL: 'https://layanan.test/layak' };
    expect(() => readSettings(address)).toThrow(/ELIGIBILITY_URL[^]*OUTER_HOSTS/);
    expect(() => readSettings({ ...address, OUTER_HOSTS: 'lain.test' })).toThrow(/OUTER_HOSTS/);
    expect(() =>
      readSettings({ BOOSTER_TICKET_URL: 'http://layanan.test/', OUTER_HOSTS: 'layanan.test' }),
    ).toThrow(/https/);
    const { config } = readSettings({ ...address, OUTER_HOSTS: 'lain.test, layanan.test' });
    expect(config.external).toEqual({
      eligibilityUrl: 'https://layanan.test/layak',
      ticketUrl: null,
      timeoutMs: 5000,
    });
  });

  it('name the address that printed documents lead to', () => {
    expect(readSettings({ PORT: '4000' }).config.publicUrl).toBe('http://localhost:4000');
    const { config } = readSettings({ PUBLIC_URL: 'https://portal.example/' });
    expect(config.publicUrl).toBe('https://portal.example');
    expect(() => readSettings({ PUBLIC_URL: 'portal.example' })).toThrow(/PUBLIC_URL/);
  });

  it('treat empty values as unset', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' }).port).toBe(3000);
  });

  it('never put a secret into an error message', () => {
    expect(() => readSettings({ APP_KEY: 'rahasia-sekali' })).toThrow(
      expect.objectContaining({
        message: expect.not.stringContaining('rahasia-sekali') as string,
      }) as Error,
    );
  });
});
