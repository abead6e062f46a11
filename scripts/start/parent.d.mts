export function onStop(stop: () => void): void;
