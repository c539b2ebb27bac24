import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogs, createTranslator } from '#server/platform/messages/translator.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const english = {
  ...catalogs.id.texts,
  'problem.TIDAK_DITEMUKAN': 'Not found',
  'problem.TIDAK_SAH': 'Some fields need a correction',
  'http.unknownCall': 'There is no such call.',
  'input.checkMarked': 'Check the marked fields and send again.',
  'input.required': 'Required',
  'input.atMost.characters': 'At most %{n} characters',
};

let server: TestServer;

beforeAll(async () => {
  const en = { ...catalogs.id, texts: english };
  server = await startTestServer({}, createTranslator({ ...catalogs, en }));
});
afterAll(() => server.stop());

const ask = (language: string | undefined, path = '/tidak-ada', body?: object) =>
  server.request(body ? 'POST' : 'GET', path, {
    body,
    headers: language === undefined ? {} : { 'accept-language': language },
  });

describe('the language of an answer', () => {
  it.each(['en', 'en-GB,en;q=0.9', 'fr;q=0.9, EN;q=0.5, id;q=0.1', 'id;q=0, en'])(
    'is English for "%s"',
    async language => {
      const { json } = await ask(language);
      expect(json).toMatchObject({ title: 'Not found', detail: 'There is no such call.' });
    },
  );

  it.each([undefined, 'id', 'fr', '', '*', 'constructor', 'id-ID,en;q=0.9', ';;;,=', 'en;q=0'])(
    'is Indonesian for "%s"',
    async language => {
      expect((await ask(language)).json['detail']).toBe('Alamat API ini tidak ada.');
    },
  );

  it('does not change the log, which names the key', async () => {
    await ask('en');
    expect(server.readLogs()).toContain('"message":"http.unknownCall"');
    expect(server.readLogs()).not.toContain('There is no such call.');
  });

  it('covers the messages of fields', async () => {
    const body = { Username: 'x'.repeat(101), Password: 'rahasia', ApplicationCode: 'GTRY' };
    const { status, json } = await ask('en', '/gtc/logingtc', body);
    expect(status).toBe(422);
    expect(json).toMatchObject({
      title: 'Some fields need a correction',
      detail: 'Check the marked fields and send again.',
      errors: { Username: ['At most 100 characters'] },
    });
  });
});
