export function findBrowser(): string | undefined;
export function ensureBrowser(root: string): Promise<string | undefined>;
