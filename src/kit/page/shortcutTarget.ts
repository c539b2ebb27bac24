/** Whether a key press goes into a field, where it is text and no shortcut. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]') !== null;

/** Whether a dialog is open, over which no shortcut opens another one. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
