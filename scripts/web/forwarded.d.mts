export function settleClientAddress(
  request: {
    headers: Record<string, string | string[] | undefined>;
    socket: { remoteAddress?: string | undefined };
  },
  trustsAll: boolean,
): void;

export function dropInternalHeaders(request: {
  headers: Record<string, string | string[] | undefined>;
}): void;
