/** Whether a record waits for the server to confirm it; until then it has a negative id. */
export const isProvisional = ({ id }: { readonly id: number }): boolean => id < 0;
