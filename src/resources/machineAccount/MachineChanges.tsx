import type { MachineAccount } from '#contract/domains/machine-account.ts';
import { ChangeTimeline } from '../audit/ChangeTimeline.tsx';

/** Who made and changed a machine account. */
export const MachineChanges = ({ record: { id } }: { record: MachineAccount }) => (
  <ChangeTimeline resource="machineAccount" id={id} />
);
