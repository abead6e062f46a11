export function loadAfterPaint(html: string): string;
export function loadScriptsAfterPaint(root: string): void;
