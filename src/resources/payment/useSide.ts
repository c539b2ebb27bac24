import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Returns which side of the agreement the user is on. */
export const useSide = (): 'buyer' | 'seller' =>
  useRequiredSession().role === 'BHBU' ? 'buyer' : 'seller';
