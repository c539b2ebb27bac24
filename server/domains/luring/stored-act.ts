import type { Message } from '#contract/core/messages/message.ts';
import {
  offlineAct,
  offlineActHead,
  type OfflineAct,
  type OfflineActHead,
} from '#contract/domains/luring/index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import { message } from '#server/platform/messages/message.ts';
import { parseJson } from '#server/platform/http/json.ts';
import { invalidField, type MessagesByField, type Problem } from '#server/platform/problem.ts';

/** Why an act was refused. */
export interface Refusal {
  readonly detail: Message;
  readonly errors: MessagesByField;
}

/** What is stored of an act: the signed text as it came, its signature, and why it was refused. */
export interface StoredAct {
  readonly teks: string;
  readonly tandaTangan: string;
  readonly penolakan: Refusal | null;
}

export const sealAct = (keys: Keys, act: StoredAct): Buffer =>
  encryptField(keys, 'offlineAct.isi', JSON.stringify(act));

export const openAct = (keys: Keys, isi: Buffer): StoredAct =>
  JSON.parse(decryptField(keys, 'offlineAct.isi', isi)) as StoredAct;

const unreadable = () => invalidField('tindakan', message('luring.unreadable'));

/**
 * Parses who did what when, which is read of every act.
 * @throws Problem 400 for what is no JSON object, 422 at `tindakan` for what is no act
 */
export function parseHead(text: string): OfflineActHead {
  const parsed = offlineActHead.safeParse(parseJson(text));
  if (!parsed.success) throw unreadable();
  return parsed.data;
}

/** Parses a signed text; undefined for an act that the contract does not know, such as one of an earlier build. */
export function tryParseAct(text: string): OfflineAct | undefined {
  const { success, data } = offlineAct.safeParse(parseJson(text));
  if (!success) return undefined;
  const { idPeserta, idFaskes } = data.jenis === 'KUNJUNGAN' ? data.isi : data;
  return idPeserta === data.idPeserta && idFaskes === data.idFaskes ? data : undefined;
}

/** Parses a signed text. @throws Problem 422 at `tindakan` */
export function parseAct(text: string): OfflineAct {
  const act = tryParseAct(text);
  if (!act) throw unreadable();
  return act;
}

/** Returns what is stored of a problem. */
export const refusalOf = ({ detail, extensions }: Problem): Refusal => ({
  detail,
  errors: extensions.errors ?? {},
});
