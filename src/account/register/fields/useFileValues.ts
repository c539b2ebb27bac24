import { useState } from 'react';
import type { ApplicationFileName } from '#contract/domains/application/index.ts';
import type { FileRejections, FileValues } from '../steps.ts';

/** The chosen files of a form, and why the last file of a field was rejected. */
export interface FileState {
  readonly files: FileValues;
  readonly rejections: FileRejections;
  readonly setFile: (field: ApplicationFileName, file: File | undefined) => void;
  readonly rejectFile: (field: ApplicationFileName, reason: string) => void;
}

/** State of the file fields; choosing or removing a file ends the rejection of an earlier one. */
export function useFileValues(): FileState {
  const [files, setFiles] = useState<FileValues>({});
  const [rejections, setRejections] = useState<FileRejections>({});
  return {
    files,
    rejections,
    setFile: (field, file) => {
      setFiles(now => ({ ...now, [field]: file }));
      setRejections(now => ({ ...now, [field]: undefined }));
    },
    rejectFile: (field, reason) => setRejections(now => ({ ...now, [field]: reason })),
  };
}
