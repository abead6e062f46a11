export interface DataFolderLock {
  tookOver: boolean;
  noteDatabase(pid: number): void;
  release(): Promise<void>;
}
export function lockDataFolder(
  folder: string,
  options?: { onLost?: (error: Error) => void },
): Promise<DataFolderLock>;
