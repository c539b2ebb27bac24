/** Where the words of what an entry is about stand, when it is by another name than its own. */
const elsewhere: Readonly<Record<string, string>> = { bhbu: 'application' };

/** The name under which a kept resource has its words. */
export const resourceNameOf = (resource: string): string => elsewhere[resource] ?? resource;
