export function withFigures(html: string, figures: Readonly<Record<string, string>>): string;
export function hasFigures(html: string): boolean;
export function keepFigures(options: {
  ask: (path: string) => Promise<Response>;
  take: (figures: Record<string, string>) => void;
  everyMs?: number;
}): () => void;
