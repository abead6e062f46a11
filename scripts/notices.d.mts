export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  path: string;
  optional: boolean;
}

export function listShipped(
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>,
): ShippedPackage[];

export function lineOf(shipped: ShippedPackage): string;
