import { listensAt, nameForNextAuth, serveWeb } from '../web/server.mjs';

// The web server of `npm run dev`: Next compiles pages as they are asked for and sends browsers what changed.

nameForNextAuth();
const { port, hostname = 'localhost' } = listensAt();
const { default: next } = await import('next');
const app = next({ dev: true, dir: process.cwd(), port, hostname });
await app.prepare();
serveWeb(app);
