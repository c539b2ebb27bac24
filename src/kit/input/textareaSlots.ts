import type { ComponentProps } from 'react';

/**
 * Returns `slotProps` of a multiline `TextField`: a native textarea of at least `rows` lines, which grows with its
 * text in browsers that know `field-sizing`. MUI's own measures its layout at every key.
 */
export const textareaSlots = (rows: number, attributes: ComponentProps<'textarea'> = {}) => ({
  input: { inputComponent: 'textarea' as const },
  htmlInput: { ...attributes, rows, type: undefined, style: { minHeight: `${rows}lh` } },
});
