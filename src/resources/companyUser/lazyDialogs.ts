import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';

/** The dialogs, with their forms, are loaded when they are opened. */
const dialogs = () => import('./dialogs.tsx');

export const InviteDialog = lazyDialog(async () => ({ default: (await dialogs()).InviteDialog }));
export const RightsDialog = lazyDialog(async () => ({ default: (await dialogs()).RightsDialog }));
export const ActiveDialog = lazyDialog(async () => ({ default: (await dialogs()).ActiveDialog }));
export const ResetDialog = lazyDialog(async () => ({ default: (await dialogs()).ResetDialog }));
export const ApprovalDialog = lazyDialog(async () => ({
  default: (await dialogs()).ApprovalDialog,
}));
