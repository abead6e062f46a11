export function sessionSecret(dataDir: string): string;
