import { z } from '../../core/zod.ts';
import { timestamp } from '../../core/record.ts';

/**
 * Why an undo leaves a participant: changed, vaccinated or deleted after the import, or the facility
 * from before the import was deleted.
 */
export const undoObstacleKinds = ['DIUBAH', 'DIVAKSIN', 'DIHAPUS', 'FASKES_DIHAPUS'] as const;
export type UndoObstacleKind = (typeof undoObstacleKinds)[number];

/** A participant that an undo leaves as it is. */
const undoObstacle = z.object({
  idPeserta: z.int(),
  nama: z.string(),
  sebab: z.enum(undoObstacleKinds),
  /** Who caused it and when; null when unknown. */
  oleh: z.string().nullable(),
  pada: timestamp.nullable(),
});
export type UndoObstacle = z.infer<typeof undoObstacle>;

/** Maximum number of obstacles that are listed. */
export const maxUndoObstacles = 100;

/** What an undo would do now, in participants. */
export const undoPreview = z.object({
  /** Undone before. */
  sudah: z.int(),
  /** Would be undone now. */
  dapat: z.int(),
  /** Would stay. */
  tetap: z.int(),
  /** The first ones that would stay. */
  halangan: z.array(undoObstacle),
});
export type UndoPreview = z.infer<typeof undoPreview>;
