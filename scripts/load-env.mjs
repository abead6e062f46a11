import { existsSync } from 'node:fs';

// Next reads .env by itself; this is for every other process. What is set already wins.
if (existsSync('.env')) process.loadEnvFile('.env');
