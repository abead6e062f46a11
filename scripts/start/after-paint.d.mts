export function loadAfterPaint(html: string, keep: (data: string) => string): string;
export function loadScriptsAfterPaint(root: string): void;
