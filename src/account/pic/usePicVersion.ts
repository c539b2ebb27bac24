import { useState } from 'react';
import { CallError } from '#src/providers/api/http.ts';
import { pic as words } from '#texts/pic.ts';
import { isSamePic, type PicValues } from './PicForm.tsx';

/** A contact as the server stores it. */
interface StoredPic extends PicValues {
  readonly version: number;
}

/**
 * Saves a contact with the version of the company's record in which it was opened. A newer version
 * with the same contact is no conflict; one with another contact is, and the next save replaces it.
 */
export function usePicVersion(opened: StoredPic | null) {
  const [stored, setStored] = useState(opened);
  /** @throws CallError */
  const save = async (send: (version?: number) => Promise<StoredPic>): Promise<void> => {
    try {
      setStored(await send(stored?.version));
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 412) throw error;
      const newer = error.problem?.current as StoredPic;
      if (stored && isSamePic(stored, newer)) {
        setStored(await send(newer.version));
        return;
      }
      setStored(newer);
      throw new CallError(412, words.conflict.replace('%{name}', newer.namaPIC), null);
    }
  };
  return { stored, save };
}
