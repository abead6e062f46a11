export function sharedScripts(pages: Map<string, string>): string[];
export function writeInlineScripts(root: string): void;
