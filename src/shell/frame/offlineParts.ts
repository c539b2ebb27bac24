export { OfflineKeeper } from './OfflineKeeper.tsx';
export { OfflineNotice } from './OfflineNotice.tsx';
