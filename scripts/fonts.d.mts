export function makeFonts(): Promise<void>;
