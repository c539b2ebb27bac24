import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { permintaanDataCalls } from '#contract/domains/permintaan-data/calls.ts';
import type { RequestReceipt, RequestStatus } from '#contract/domains/permintaan-data/record.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { QuestionField } from '#src/account/question/QuestionField.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { dataRequest as words } from '#texts/dataRequest.ts';

/** Reads the state of a request with the number and the secret of its receipt. */
export function StatusForm({ receipt }: { receipt: RequestReceipt | undefined }) {
  const { call } = useApi();
  const [nomor, setNomor] = useState(receipt?.nomor ?? '');
  const [kunci, setKunci] = useState(receipt?.kunci ?? '');
  const [found, setFound] = useState<RequestStatus>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const isIncomplete = nomor.trim() === '' || kunci.trim() === '';
  const read = async () => {
    setFound(undefined);
    setFailure(isIncomplete ? words.status.incomplete : undefined);
    if (isIncomplete) return;
    setIsReading(true);
    try {
      setFound(await call(permintaanDataCalls.status, { body: { nomor, kunci } }));
    } catch (error) {
      setFailure(
        isNotFound(error) ? words.status.unknown : error instanceof Error ? error.message : '',
      );
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 3, display: 'grid', gap: 2.5 }}
      onSubmit={event => {
        event.preventDefault();
        if (!isReading) void read();
      }}
    >
      <Box role="status">
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {found ? (
          <Alert severity={found.status === 'DITOLAK' ? 'warning' : 'info'}>
            <AlertTitle>{words.state[found.status]}</AlertTitle>
            {`${words.jenis[found.jenis]}. `}
            {found.selesaiPada === null
              ? interpolate(words.receipt.until, { until: formatDateTime(found.batas) })
              : interpolate(words.status.closed, { at: formatDateTime(found.selesaiPada) })}
          </Alert>
        ) : null}
      </Box>
      <QuestionField label={words.receipt.number} kind="text" value={nomor} onChange={setNomor} />
      <QuestionField label={words.receipt.key} kind="text" value={kunci} onChange={setKunci} />
      <Button type="submit" variant="contained" loading={isReading} sx={{ justifySelf: 'start' }}>
        {words.status.read}
      </Button>
    </Box>
  );
}
