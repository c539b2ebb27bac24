import { openNumberedAccount } from '#server/domains/user/index.ts';
import type { bhbu } from '#server/platform/db/schema/index.ts';

/** Legal-form words, which a user name leaves out. */
const legalFormWords = new Set([
  'pt',
  'cv',
  'ud',
  'fa',
  'pd',
  'tbk',
  'persero',
  'perum',
  'koperasi',
  'yayasan',
]);
const maxUserNameLength = 24;

/** Derives a user name from a company name: `PT Tirta Sejahtera Abadi` → `tirta.sejahtera`. */
export function userNameFromCompany(company: string): string {
  const words = company
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && !legalFormWords.has(word));
  return words.slice(0, 2).join('.').slice(0, maxUserNameLength) || 'bhbu';
}

/** Formats a date for a mail: '28 November 2026'. */
const longDateFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeZone: 'Asia/Jakarta',
});

/**
 * Opens the first account of an approved company, for its PIC.
 * @throws Problem 409 when every numbered user name is in use
 */
export async function openFirstAccount(
  ctx: Parameters<typeof openNumberedAccount>[0],
  row: typeof bhbu.$inferSelect,
) {
  const opened = await openNumberedAccount(ctx, {
    userName: userNameFromCompany(row.namaBHBU),
    fullName: row.namaPIC ?? row.namaBHBU,
    email: row.email,
    phone: row.noHP,
    role: 'BHBU',
    bhbuId: row.id,
  });
  const { id, userName, firstPassword: password, expiresAt } = opened;
  return {
    id,
    userName,
    password,
    expiresAt,
    until: longDateFormat.format(new Date(expiresAt)),
  };
}
