import type { CallInput } from '#contract/core/endpoint.ts';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';

/** A participant as a client sends it. */
export type PersonBody = CallInput<typeof pesertaCalls.create>['body'];

/** A participant as the server has acknowledged it. */
export interface KnownParticipant {
  readonly id: number;
  readonly nama: string;
  /** The body that created it, for later changes. */
  readonly body: PersonBody;
  readonly idFaskes: number;
  alamat: string;
  version: number;
  /** Number of acknowledged changes. */
  changes: number;
  /** Ids of the acknowledged visits. */
  readonly visits: number[];
}

/** A file that was saved. */
export interface SavedImport {
  readonly id: number;
  /** Beginning of the names of its people, which no other name contains. */
  readonly marker: string;
  readonly rows: number;
}

/** A note that the server has acknowledged. */
export interface KnownNote {
  readonly id: number;
  readonly idBHBU: number;
  readonly text: string;
}

/** A payment that was verified. */
export interface KnownPayment {
  readonly id: number;
  readonly idInvoice: number;
  readonly jumlah: number;
  readonly noReferensi: string;
}

/** Every write that the server has acknowledged, kept outside of it. */
export interface Ledger {
  readonly participants: KnownParticipant[];
  readonly imports: SavedImport[];
  readonly notes: KnownNote[];
  readonly payments: KnownPayment[];
  /** Transactions of one voucher each. */
  readonly vouchers: { readonly idTransaction: number; isBound: boolean; isUsed: boolean }[];
  /** Work orders whose handover record was signed. */
  readonly receipts: { readonly id: number; readonly doses: number }[];
  readonly requests: { readonly id: number; readonly nama: string }[];
  readonly machines: { readonly id: number }[];
  /** Participants that wait for a visit, by facility. */
  readonly waiting: Map<number, KnownParticipant[]>;
}

export const createLedger = (): Ledger => ({
  participants: [],
  imports: [],
  notes: [],
  payments: [],
  vouchers: [],
  receipts: [],
  requests: [],
  machines: [],
  waiting: new Map(),
});

/** Adds a participant, who then waits for a visit. */
export function addParticipant(ledger: Ledger, participant: KnownParticipant): void {
  ledger.participants.push(participant);
  const waiting = ledger.waiting.get(participant.idFaskes) ?? [];
  waiting.push(participant);
  ledger.waiting.set(participant.idFaskes, waiting);
}
