import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef, type PointerEvent } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useResourceMessages } from '#src/kit/resource/useResourceMessages.ts';

/** Size of the stored picture in pixels. */
const width = 600;
const height = 200;

/** A signature that is drawn with a finger, a pen or a mouse, as a PNG file. */
export const SignatureInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const noteId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const { id, value, onChange, help, error } = useFieldInput(field);
  // A drawn signature is one of two ways to sign, so its label does not say that it is optional.
  const label = useResourceMessages(useResourceForm().definition).label(field);
  const isDrawn = value instanceof File;

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return [
      ((clientX - box.left) * width) / (box.width || width),
      ((clientY - box.top) * height) / (box.height || height),
    ] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isDrawn) {
      // A transparent picture would be black on a dark page.
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, width, height);
    }
    isDrawing.current = true;
    pen.lineWidth = 3;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(...pointOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pen = canvas.current?.getContext('2d');
    if (!isDrawing.current || !pen) return;
    pen.lineTo(...pointOf(event));
    pen.stroke();
  };
  const end = (): void => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    canvas.current?.toBlob(picture => {
      if (picture) onChange(new File([picture], fileNameOf(label), { type: 'image/png' }));
    });
  };
  const clear = (): void => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
    onChange('');
  };
  return (
    <Box>
      <FormLabel component="span" error={error} sx={{ display: 'block', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box
        component="canvas"
        ref={canvas}
        id={id}
        role="img"
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={error || undefined}
        tabIndex={-1}
        width={width}
        height={height}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{ ...canvasStyle, borderColor: error ? 'error.main' : 'text.disabled' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormHelperText id={noteId} error={error} role="status" sx={{ flex: '1 1 200px', mx: 0 }}>
          {error
            ? help
            : isDrawn
              ? t('resources.workOrder.sign.drawn')
              : `${t('resources.workOrder.sign.draw')} ${t('resources.workOrder.sign.keyboard')}`}
        </FormHelperText>
        {isDrawn ? (
          <Button
            size="small"
            aria-label={t('resources.workOrder.sign.clear_name', { label })}
            onClick={clear}
          >
            {t('resources.workOrder.sign.clear')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
};

/** Returns the name of the file with a signature, such as `tanda-tangan-penerima.png`. */
const fileNameOf = (label: string): string =>
  `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;

const canvasStyle = {
  display: 'block',
  width: 1,
  aspectRatio: `${width} / ${height}`,
  border: 1,
  borderRadius: 1,
  bgcolor: 'common.white',
  cursor: 'crosshair',
  // A stroke must not scroll the page.
  touchAction: 'none',
};
