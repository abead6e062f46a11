export function readPort(given: string | undefined): number;
export function requireFreePort(port: number, host?: string, patienceMs?: number): Promise<void>;
export function freePort(): Promise<number>;
