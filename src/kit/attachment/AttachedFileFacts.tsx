import type { AttachedFile, ReplacedFile } from '#contract/core/attachment.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Unbroken } from '../fields/Unbroken.tsx';
import { formatBytes } from '../format/bytes.ts';
import { formatDateTime } from '../format/date.ts';

/** Size of a file, who uploaded it and when, and who replaced it and when. */
export const AttachedFileFacts = ({ file }: { file: AttachedFile | ReplacedFile }) => {
  const t = useMessages();
  const uploaded = t('file.uploaded', {
    size: formatBytes(file.ukuran),
    who: file.diunggahOleh ?? t('common.unknown'),
    when: formatDateTime(file.diunggah),
  });
  if (!('diganti' in file)) return <Unbroken>{uploaded}</Unbroken>;
  const replaced = t('file.replaced', {
    who: file.digantiOleh ?? t('common.unknown'),
    when: formatDateTime(file.diganti),
  });
  return <Unbroken>{`${uploaded}. ${replaced}`}</Unbroken>;
};
