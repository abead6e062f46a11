import { localStore } from './local-store';
import { s3Store } from './s3-store';
import type { FileStore } from './types';

export interface FileSettings {
  FILES_DIR?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Where a developer's own files lie. */
const HERE = '.data/files';

/** Where files lie here: in a bucket where one is named, else in a folder. */
export function storeBy(settings: FileSettings): FileStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (!bucket) return localStore({ folder: settings.FILES_DIR ?? HERE });
  return s3Store({
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    // Without them the machine's own role is asked for.
    credentials: id && secret ? { id, secret } : null,
  });
}
