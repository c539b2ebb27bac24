import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useMessages } from '#src/i18n/useMessages.ts';
import { parseInteger } from '#src/kit/format/number.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

/** A number of doses with large buttons that add and take away one. */
export const CountInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { help, value, onChange, label, ...input } = useFieldInput(field);
  const text = typeof value === 'string' ? value : '';
  const count = parseInteger(text) ?? 0;
  const button = (change: 1 | -1) => (
    <IconButton
      aria-label={t(`resources.workOrder.receipt.${change > 0 ? 'increase' : 'decrease'}`, {
        label,
      })}
      disabled={count + change < 0}
      onClick={() => onChange(String(count + change))}
      sx={buttonStyle}
    >
      {change > 0 ? <AddIcon /> : <RemoveIcon />}
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
      {button(-1)}
      <TextField
        {...input}
        label={label}
        value={text}
        helperText={help}
        onChange={event => onChange(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', sx: numberStyle } }}
        sx={{ flex: '1 1 96px', minWidth: 0 }}
      />
      {button(1)}
    </Box>
  );
};

const buttonStyle = { width: 48, height: 48, border: 1, borderColor: 'divider', borderRadius: 1 };
const numberStyle = { fontSize: '1.125rem', textAlign: 'center' };
