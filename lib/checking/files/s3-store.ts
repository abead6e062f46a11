import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { isKey, requireKey } from './keys';
import { scratchFile } from './scratch';
import type { FileStore } from './types';

export interface S3Config {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's own. */
  endpoint?: string | undefined;
  /** Null: use the environment's default credentials. */
  credentials: { id: string; secret: string } | null;
}

type Library = typeof import('@aws-sdk/client-s3');

const CONNECT_MS = 10_000;
/** Idle timeout of a connection. */
const SILENT_MS = 60_000;
const ATTEMPTS = 3;
const PAUSE_MS = 300;

/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export function s3Store(config: S3Config): FileStore {
  const { bucket: Bucket } = config;
  let loading: Promise<{ s3: Library; client: S3Client }> | undefined;
  // Loaded lazily: the SDK is large and most requests need no files.
  const connect = () => {
    loading ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: createClient(s3, config) }));
    return loading;
  };
  const place = (key: string) => {
    requireKey(key);
    return { Bucket, Key: key };
  };

  async function has(key: string): Promise<boolean> {
    const { s3, client } = await connect();
    return (await unlessMissing(client.send(new s3.HeadObjectCommand(place(key))))) !== null;
  }

  async function get(key: string): Promise<{ body: Readable; bytes: number } | null> {
    const { s3, client } = await connect();
    const found = await unlessMissing(client.send(new s3.GetObjectCommand(place(key))));
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error(`${key} came without a body.`);
    return { body: found.Body, bytes: found.ContentLength ?? 0 };
  }

  return {
    has,

    async put(key, file) {
      if (await has(key)) return;
      const { s3, client } = await connect();
      const { size } = await stat(file.path);
      await persist(() =>
        client.send(
          new s3.PutObjectCommand({
            ...place(key),
            Body: createReadStream(file.path),
            ContentLength: size,
            ContentType: file.contentType,
          }),
        ),
      );
    },

    async read(key) {
      const found = await get(key);
      return (
        found && { stream: Readable.toWeb(found.body) as ReadableStream<Uint8Array>, bytes: found.bytes }
      );
    },

    async open(key) {
      const found = await get(key);
      if (!found) return null;
      const scratch = scratchFile();
      try {
        await pipeline(found.body, createWriteStream(scratch.path, { flags: 'wx', mode: 0o600 }));
        return scratch;
      } catch (error) {
        await scratch.release();
        throw error;
      }
    },

    async remove(key) {
      const { s3, client } = await connect();
      await client.send(new s3.DeleteObjectCommand(place(key)));
    },

    async *list(prefix) {
      const { s3, client } = await connect();
      const listing = prefix === undefined ? { Bucket } : { Bucket, Prefix: prefix };
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, listing))
        for (const { Key = '' } of Contents) if (isKey(Key)) yield Key;
    },
  };
}

function createClient({ S3Client }: Library, { region, endpoint, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials
      ? { credentials: { accessKeyId: credentials.id, secretAccessKey: credentials.secret } }
      : {}),
    maxAttempts: ATTEMPTS,
    // Trailing checksums are specific to Amazon; other stores reject them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });
}

/** The SDK does not retry streamed bodies: each attempt reopens the file. */
async function persist<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const status = getStatusCode(error);
      if (attempt === ATTEMPTS || (status !== null && status < 500 && status !== 429)) throw error;
      await delay(PAUSE_MS * attempt);
    }
  }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (getStatusCode(error) === 404) return null;
    throw error;
  }
}

/** Null where there was no response. */
function getStatusCode(error: unknown): number | null {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}
