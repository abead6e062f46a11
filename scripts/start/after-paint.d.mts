export function loadAfterPaint(
  html: string,
  keep: (data: string) => string,
  options?: { whenAsked?: boolean },
): string;
export function withoutScripts(html: string): string;
export function loadScriptsAfterPaint(root: string): void;
