export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  path: string;
  optional: boolean;
}

export function listShipped(
  packages: Record<
    string,
    {
      version?: string | undefined;
      license?: string | undefined;
      dev?: boolean | undefined;
      optional?: boolean | undefined;
    }
  >,
): ShippedPackage[];

export function lineOf(shipped: ShippedPackage): string;
