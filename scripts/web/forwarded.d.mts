export type TrustedProxies = { hops: number } | { isTrusted: (address: string) => boolean };

export function trustedProxies(setting: string | undefined): TrustedProxies;

export function settleClientAddress(
  request: {
    headers: Record<string, string | string[] | undefined>;
    socket: { remoteAddress?: string | undefined };
  },
  proxies: TrustedProxies,
): void;

export function dropInternalHeaders(request: {
  headers: Record<string, string | string[] | undefined>;
}): void;
