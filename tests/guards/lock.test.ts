import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { missingEntries, parsePlatform } from '@/scripts/complete-lock.mjs';
import { read } from './tree';

const entry = z.object({
  version: z.string().exactOptional(),
  os: z.array(z.string()).exactOptional(),
  cpu: z.array(z.string()).exactOptional(),
  dev: z.boolean().exactOptional(),
  optionalDependencies: z.record(z.string(), z.string()).exactOptional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(read('package-lock.json')));

/** What neither builds nor runs without a part made for the machine. */
const NATIVE = ['next', 'esbuild', 'sharp', '@biomejs/biome', '@node-rs/argon2', '@tailwindcss/oxide'];
const MACHINES = [
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
  ['linux', 'x64'],
  ['linux', 'arm64'],
] as const;

describe('the lock', () => {
  test('holds the parts of every platform, so that `npm ci` takes it everywhere', () => {
    expect(Object.keys(missingEntries(packages))).toEqual([]);
  });

  test.each(MACHINES)('has what %s on %s needs', (os, cpu) => {
    const without = NATIVE.filter((name) => {
      const parts = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
      return !parts.some((part) => {
        const held = packages[`node_modules/${part}`];
        return held?.os?.includes(os) && held.cpu?.includes(cpu);
      });
    });
    expect(without).toEqual([]);
  });
});

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@biomejs/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@esbuild/linux-x64', { os: ['linux'], cpu: ['x64'] }],
  ['@img/sharp-wasm32', { cpu: ['wasm32'] }],
])('%s says where it runs', (name, platform) => {
  expect(parsePlatform(name)).toEqual(platform);
});
