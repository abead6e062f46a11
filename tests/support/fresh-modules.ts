import { expect, vi } from 'vitest';
import { isMocked } from './mocked-files';

// Before a file that puts stand-ins in the place of modules: whatever it loads, it loads with them, and with its own
// settings. Its worker goes on, with the packages it has read. Such files come last (`TestOrder`).
if (isMocked(expect.getState().testPath ?? '')) {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
}
