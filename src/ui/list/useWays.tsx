import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { linkTo, type PageAct } from '#src/layout/MoreActs.tsx';
import type { Definition, Way } from '../resource/definition.ts';
import { useMay } from '../resource/useMay.ts';

/**
 * Returns the list's header links that the user has permission for, as buttons and as menu items.
 */
export function useWays({ ways = [] }: Definition) {
  const translate = useTranslate();
  const may = useMay();
  const open = ways.filter(({ right }) => may(right));
  const toAct = ({ label, ...way }: Way): PageAct => ({ ...way, label: translate(label) });
  return {
    buttons: open
      .filter(({ prominent }) => prominent)
      .map(({ label, icon, to, file }) => (
        <Button key={label} variant="outlined" startIcon={icon} {...linkTo(to, file)}>
          {translate(label)}
        </Button>
      )),
    all: open.map(toAct),
    rest: open.filter(({ prominent }) => !prominent).map(toAct),
  };
}
