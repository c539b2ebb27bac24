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
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';
import { ifMatch } from '#src/providers/data/shape.ts';
import { formatLongDate } from '#src/ui/format/date.ts';
import { formatRupiah } from '#src/ui/format/number.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import type { Priced } from './priced.ts';

interface RemoveDialogProps {
  of: Priced;
  record: AnyRecord;
  price: PriceVersion;
  onClose: () => void;
}

/** Confirms the removal of a price that has not begun. */
export const RemoveDialog = ({ of, record, price, onClose }: RemoveDialogProps) => {
  const say = useWords();
  const id = useId();
  const { apiFetch } = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const from = formatLongDate(price.berlakuDari);

  const remove = async (): Promise<void> => {
    setBusy(true);
    const { path, method } = of.calls.removePrice;
    try {
      await apiFetch(fillPath(path, { id: record.id, idHarga: price.id }), {
        method,
        headers: ifMatch({ version: price.version }),
      });
      notify('resources.price.removed', { type: 'success', messageArgs: { from } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const text = error.status === 412 ? 'resources.price.moved_on' : error.message;
      if (error.status !== 401) notify(text, { type: 'error' });
    }
    await renew(client, of.name);
    onClose();
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>
        {say('resources.price.remove_question', { sum: formatRupiah(price.harga), from })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{say('resources.price.remove_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void remove()}>
          {say('resources.price.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
