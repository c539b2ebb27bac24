import { useState } from 'react';
import { useNotify } from 'react-admin';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { saveBlob } from '#src/kit/export/workbook.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Media type of the file of a SMART Health Card. */
const cardType = 'application/smart-health-card';

/** Downloads the SMART Health Card of a proof as a file that apps of health cards import. */
export function useCardDownload({ id, nomor }: Certificate) {
  const { call } = useApi();
  const notify = useNotify();
  const [isLoading, setIsLoading] = useState(false);
  const start = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const card = await call(certificateCalls.card, { params: { id } });
      const file = new Blob([JSON.stringify(card)], { type: cardType });
      saveBlob(file, `${nomor.replaceAll('/', '-')}.smart-health-card`);
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      notify('resources.certificate.document.card_failed', {
        type: 'error',
        messageArgs: { detail },
      });
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, start };
}
