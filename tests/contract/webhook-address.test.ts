import { expect, it } from 'vitest';
import { issueMessage } from '#contract/core/messages/message.ts';
import { newWebhookInput } from '#contract/domains/webhook/index.ts';

const { alamat } = newWebhookInput.shape;

it.each([
  'https://hr.example.com/?nik=3171014509800001',
  'https://hr.example.com/?nik=3171014509%3800001',
  'https://hr.example.com/?nik=%EF%BC%93171014509800001',
  'https://hr.example.com/3171/0145/0980/0001',
])('an address with an identity number is refused, however it is written: %s', address => {
  expect(alamat.safeParse(address).error?.issues).toMatchObject([
    { message: issueMessage('input.identityNumber') },
  ]);
});

it.each(['https://hr.example.com/hook', 'https://hr.example.com/a%2Fb?rate=100%'])(
  'another address is taken: %s',
  address => {
    expect(alamat.parse(address)).toBe(address);
  },
);
