/** Whether a file of the build could not be fetched; any other error is a fault of ours. */
export function isNotFetched(error: unknown): error is Error {
  // The name that the bundler gives it.
  return error instanceof Error && error.name === 'ChunkLoadError';
}
