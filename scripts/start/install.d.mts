export function requireNode(version?: string): void;
