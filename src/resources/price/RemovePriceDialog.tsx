import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { fillPath } from '#contract/path.ts';
import type { PriceVersion } from '#contract/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { ifMatch } from '#src/providers/data/requestShape.ts';
import { formatLongDate } from '#src/ui/format/date.ts';
import { formatRupiah } from '#src/ui/format/number.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import type { PricedResource } from './pricedResource.ts';

interface RemovePriceDialogProps {
  pricedResource: PricedResource;
  record: AnyRecord;
  price: PriceVersion;
  onClose: () => void;
}

/** Confirms the removal of a price that has not begun. */
export const RemovePriceDialog = ({
  pricedResource,
  record,
  price,
  onClose,
}: RemovePriceDialogProps) => {
  const t = useMessages();
  const id = useId();
  const { apiFetch } = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const from = formatLongDate(price.berlakuDari);

  const remove = async (): Promise<void> => {
    setBusy(true);
    const { path, method } = pricedResource.calls.removePrice;
    try {
      await apiFetch(fillPath(path, { id: record.id, idHarga: price.id }), {
        method,
        headers: ifMatch({ version: price.version }),
      });
      notify('resources.price.removed', { type: 'success', messageArgs: { from } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const text = error.status === 412 ? 'resources.price.conflict' : error.message;
      if (error.status !== 401) notify(text, { type: 'error' });
    }
    await invalidateResource(client, pricedResource.name);
    onClose();
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>
        {t('resources.price.remove_question', { sum: formatRupiah(price.harga), from })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{t('resources.price.remove_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void remove()}>
          {t('resources.price.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
