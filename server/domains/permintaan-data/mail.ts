import { longInstant } from '#documents/format.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueSecretMail } from '#server/platform/outbox/outbox.ts';
import type { PermintaanDataRow } from './records.ts';
import type { Requester } from './requester.ts';

/** How long the text of a mail to a person is stored, encrypted, for its delivery. */
const keptDays = 7;

/** What a mail tells a person of their request. */
export type RequestNews = 'received' | 'answered' | 'refused' | 'lifted';

/**
 * Tells a person what happened to their request, when they gave an address. The text is encrypted, and erased after a
 * week.
 */
export async function mailRequester(
  { db, now, deps }: Pick<Context, 'db' | 'now' | 'deps'>,
  row: PermintaanDataRow,
  { email }: Pick<Requester, 'email'>,
  news: RequestNews,
): Promise<void> {
  if (email === null) return;
  const paragraphs = [
    message('permintaanData.mail.greeting', { nama: row.nama }),
    message(`permintaanData.mail.${news}`, {
      nomor: row.nomor,
      jenis: message(`permintaanData.kind.${row.jenis}`),
      batas: longInstant(row.batas),
    }),
    ...(row.jawaban === null ? [] : [message('permintaanData.mail.text', { teks: row.jawaban })]),
    ...(deps.config.dataOfficer === null
      ? []
      : [message('permintaanData.mail.officer', { petugas: deps.config.dataOfficer })]),
  ];
  await enqueueSecretMail(
    db,
    now,
    deps.keys,
    {
      to: email,
      subject: translator.render(message('permintaanData.mail.subject', { nomor: row.nomor })),
      text: paragraphs.map(paragraph => translator.render(paragraph)).join('\n\n'),
      about: { resource: 'permintaanData', recordId: row.id },
    },
    {
      userId: null,
      expiresAt: new Date(now.getTime() + keptDays * 86_400_000).toISOString(),
      senderId: null,
    },
  );
}
