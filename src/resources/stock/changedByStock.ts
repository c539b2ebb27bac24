/** Resources whose queries the ledger entries of a stock change. */
export const changedByStock = ['stock', 'order', 'batch', 'vaksinasi'] as const;
