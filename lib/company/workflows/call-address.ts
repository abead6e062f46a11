/**
 * Whether an address may be kept as one to call: encrypted, by name, on the usual port, and without a name and password
 * in it. Where the name leads is asked at every call.
 */
export function isCallable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.') &&
    // Neither 203.0.113.7 nor [2001:db8::7].
    !/^[\d.]+$|^\[/.test(url.hostname)
  );
}
