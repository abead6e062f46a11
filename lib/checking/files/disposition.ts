/** The header by which a browser saves a file under its name: once in plain letters, once as it is. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. ()-]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
