import { fsyncSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { EmbeddedServer, type EmbeddedServerOptions } from './embedded-server';

export interface EmbeddedDatabase {
  /** For DATABASE_URL. */
  url: string;
  close(): Promise<void>;
}

export interface EmbeddedOptions extends EmbeddedServerOptions {
  /** Absent: in memory, gone when closed. Two processes must never open one folder: the caller holds a lock. */
  dataDir?: string;
  /** Another instance's `dump`, to start from instead of an empty cluster (in memory only). */
  from?: Blob;
}

/** Linux allows 107 bytes for a socket's path, macOS 103. */
const LONGEST_SOCKET_PATH = 100;
const PORT = 5432;

/**
 * PostgreSQL inside this process, reachable by several others through its usual protocol: over a socket
 * file below the data folder that only its owner can open, else (in memory, Windows, a very long path)
 * over a free port of the loopback address, where nobody checks a password.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const pg = await createDatabase(options);
  const server = new EmbeddedServer(pg, options);
  const folder = options.dataDir && resolve(options.dataDir, 'run');
  const path = folder && join(folder, `.s.PGSQL.${PORT}`);
  const close = async () => {
    await server.close();
    await pg.close();
  };
  try {
    if (folder && path && process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o700);
      await rm(path, { force: true });
      await server.listen({ path });
      return { url: `postgres://postgres@${encodeURIComponent(folder)}:${PORT}/postgres`, close };
    }
    const port = await server.listen({ host: '127.0.0.1', port: 0 });
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A copy of an in-memory cluster with all it holds, to start others from: far quicker than a new one. */
export async function dumpEmbedded(fill: (url: string) => Promise<void>): Promise<Blob> {
  const pg = await createDatabase({});
  const server = new EmbeddedServer(pg);
  const port = await server.listen({ host: '127.0.0.1', port: 0 });
  await fill(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await server.close();
  const dump = await pg.dumpDataDir('none');
  await pg.close();
  return dump;
}

async function createDatabase(options: EmbeddedOptions): Promise<PGlite> {
  const { dataDir } = options;
  if (dataDir === undefined)
    return PGlite.create({ extensions: { pg_trgm }, ...(options.from ? { loadDataDir: options.from } : {}) });
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
  const pg = await PGlite.create({
    dataDir: join(dataDir, 'postgres'),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  syncFilesForReal(pg);
  return pg;
}

/**
 * PGlite starts PostgreSQL with fsync off, and its file layer would not pass an fsync on. Written pages
 * survive `kill -9` all the same, but not a power cut; with this a commit is on the disk when acknowledged.
 */
function syncFilesForReal(pg: PGlite): void {
  const operations: { fsync?: (stream: { nfd: number }) => number } =
    pg.Module.FS.filesystems.NODEFS.stream_ops;
  operations.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
}
