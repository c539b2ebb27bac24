import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Box as PageBox } from '#documents/paper-sheet/geometry.ts';
import { releaseCanvas } from '../reader/releaseCanvas.ts';
import type { StraightPicture } from '../reader/straightPicture.ts';
import { cutOut } from '../reader/cutOut.ts';

interface CutOutProps {
  page: StraightPicture;
  part: PageBox;
  label: string;
}

/** Pixels of a millimetre of a cut-out. */
const scale = 7;

/** A part of the picture of a page, straightened. */
export const CutOut = ({ page, part, label }: CutOutProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current;
    const context = drawn?.getContext('2d');
    if (!drawn || !context) return undefined;
    const { width, height, data } = cutOut(page, part, scale);
    drawn.width = width;
    drawn.height = height;
    const pixels = context.createImageData(width, height);
    data.forEach((grey, at) => pixels.data.set([grey, grey, grey, 255], at * 4));
    context.putImageData(pixels, 0, 0);
    return () => releaseCanvas(drawn);
  }, [page, part]);
  return <Box component="canvas" ref={canvas} role="img" aria-label={label} sx={canvasStyle} />;
};

const canvasStyle = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: '#FFFFFF',
};
