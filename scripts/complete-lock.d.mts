export interface LockEntry {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

export function parsePlatform(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'>;
export function missingEntries(packages: Record<string, LockEntry>): Record<string, LockEntry>;
