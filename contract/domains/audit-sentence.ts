interface AuditTexts {
  readonly actions: Readonly<Record<string, string>>;
  readonly subjects: Readonly<Record<string, string>>;
}

/**
 * Returns what an audit entry says was done, such as 'Mengubah faskes'. An action without a text is
 * returned as its code.
 */
export function auditSentence(
  { aksi, sumber }: { readonly aksi: string; readonly sumber: string },
  { actions, subjects }: AuditTexts,
): string {
  const action = actions[aksi.split('.')[1] ?? ''];
  const subject = subjects[sumber];
  if (action === undefined) return aksi;
  // An action of several words names its object itself.
  return subject === undefined || action.includes(' ') ? action : `${action} ${subject}`;
}
