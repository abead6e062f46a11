import { serveReader } from '@/lib/reading/inside/serve';

/** Reads one file for the process that starts it, and ends; see `lib/reading/read-document.ts`. */
serveReader();
