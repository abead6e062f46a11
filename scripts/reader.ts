import { serveReader } from '@/lib/checking/reading/inside/serve';

/** Reads one file for the process that starts it, and ends; see `lib/checking/reading/read-document.ts`. */
serveReader();
