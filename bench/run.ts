import { benchPeserta } from './peserta.ts';

/** `npm run bench [-- rows]`: figures, printed and never asserted. */
const rows = Number(process.argv[2] ?? 1_000_000);
await benchPeserta(rows);
