/** Where an operator says that the files without a standing address lie: `az-licences=https://…`, separated by white space. */
export function parseRegisterFiles(text: string | undefined): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of (text ?? '').split(/\s+/)) {
    const at = entry.indexOf('=');
    if (at > 0) files.set(entry.slice(0, at), entry.slice(at + 1));
  }
  return files;
}
